import type { ElementHandle, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { readKept } from '../browser/read-kept.ts'

/** Verbs of a shopper with a cart. */

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cart' })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true })
export const count = (page: Page) => page.locator('header a[href$="/cart"]')

export async function openMicrocart(page: Page): Promise<void> {
  await count(page).click()
  await dialog(page).waitFor()
}

/** A product's page, with as many of it in the cart as the button is pressed. */
export async function addOnPage(page: Page, address: string, times = 1): Promise<void> {
  await openPage(page, address)
  for (let time = 0; time < times; time++) await pressAdd(page)
}

/** Resolves when it is written down in the browser, which is before the server knows. */
export async function pressAdd(page: Page): Promise<void> {
  await addButton(page).click()
  await page.waitForFunction(() => !document.querySelector('main button[aria-busy]'))
}

/** As fast as the button lets a finger. */
export async function pressAddInTurn(page: Page, times: number): Promise<void> {
  const button = await addButton(page).elementHandle()
  await page.evaluate(
    async ([pressed, count]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let time = 0; time < count; time++) {
        while (pressed?.ariaBusy === 'true') await frame()
        pressed?.click()
        // Busy shows with the next frame.
        await frame()
        await frame()
      }
      while (pressed?.ariaBusy === 'true') await frame()
    },
    [button as ElementHandle<HTMLButtonElement> | null, times] as const,
  )
}

/** The browser has told the server everything that was done to the cart. */
export async function allSaid(page: Page): Promise<void> {
  await expect.poll(async () => (await keptCart(page)).waiting, { timeout: 30_000 }).toBe(0)
}

/** The id of the server's cart and how much this browser still has to say to it. */
export async function keptCart(page: Page): Promise<{ cartId: string | null; waiting: number }> {
  const { queue } = (await page.evaluate(readKept, ['carts', 'current-cart'] as const)) as { queue: unknown[] }
  const cartId = await page.evaluate(readKept, ['carts', 'current-cart-token'] as const)
  return { cartId: (cartId ?? null) as string | null, waiting: queue.length }
}
