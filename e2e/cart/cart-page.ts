import type { ElementHandle, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { readBrowserDatabase } from '../browser/read-browser-database.ts'
import type { StoreCode } from '../shop/stores.ts'

/** Actions of a shopper with a cart. */

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cart' })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true })
export const cartLink = (page: Page) => page.locator('header a[href$="/cart"]')

export async function openMicrocart(page: Page): Promise<void> {
  await cartLink(page).click()
  await dialog(page).waitFor()
}

/** Opens a product page and presses the add button the given number of times. */
export async function addOnPage(page: Page, address: string, times = 1): Promise<void> {
  await openPage(page, address)
  for (let time = 0; time < times; time++) await pressAdd(page)
}

/** Presses the add button and waits until the browser has stored the change; the server may not have received it yet. */
export async function pressAdd(page: Page): Promise<void> {
  await addButton(page).click()
  await page.waitForFunction(() => !document.querySelector('main button[aria-busy]'))
}

/** Presses the add button again and again, each time as soon as the button is no longer busy. */
export async function pressAddRepeatedly(page: Page, times: number): Promise<void> {
  const button = await addButton(page).elementHandle()
  await page.evaluate(
    async ([pressed, count]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let time = 0; time < count; time++) {
        while (pressed?.ariaBusy === 'true') await frame()
        pressed?.click()
        // The busy state appears with the next frame.
        await frame()
        await frame()
      }
      while (pressed?.ariaBusy === 'true') await frame()
    },
    [button as ElementHandle<HTMLButtonElement> | null, times] as const,
  )
}

/** Waits until the browser has sent all cart changes. */
export async function waitUntilCartSent(page: Page, store: StoreCode = 'default'): Promise<void> {
  await expect.poll(async () => (await readStoredCart(page, store)).waiting, { timeout: 30_000 }).toBe(0)
}

/** The id of the server's cart and the number of unsent changes. */
export async function readStoredCart(
  page: Page,
  store: StoreCode = 'default',
): Promise<{ cartId: string | null; waiting: number }> {
  const { queue } = (await page.evaluate(readBrowserDatabase, ['carts', 'current-cart', store] as const)) as {
    queue: unknown[]
  }
  const cartId = await page.evaluate(readBrowserDatabase, ['carts', 'current-cart-token', store] as const)
  return { cartId: (cartId ?? null) as string | null, waiting: queue.length }
}
