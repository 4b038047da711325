import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountName, login, newEmail, register } from './account/account-page.ts'
import { createBackgroundSyncTrigger } from './browser/background-sync-trigger.ts'
import { openPage } from './browser/open-page.ts'
import { readBrowserDatabase } from './browser/read-browser-database.ts'
import { cartLink, dialog, openMicrocart, pressAdd } from './cart/cart-page.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import { journeyWithWorker } from './journey.ts'

/** Runs before a page's scripts: records the tags that the page registers, also in browsers without background sync. */
function recordSyncTags(): void {
  const tags: string[] = []
  const { prototype } = (window as unknown as { SyncManager: { prototype: object } }).SyncManager
  Object.assign(prototype, { register: async (tag: string) => void tags.push(tag) })
  Object.assign(window, { syncTags: tags })
}
const readSyncTags = (page: Page) => page.evaluate(() => (window as unknown as { syncTags: string[] }).syncTags)

journeyWithWorker(
  'sends items added offline to the customer’s other device through the worker, with the window closed',
  async ({ shop }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const [, , product] = await findWellStockedProducts(shop.port)
    if (!product) throw new Error('too few demo products')
    const page = await shop.page()
    const context = page.context()
    await page.addInitScript(recordSyncTags)
    await openPage(page, shop.url(`/${product.url_path}`))
    const email = newEmail()
    await register(page, email)
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Opening the cart loads its code.
    await openMicrocart(page)
    await page.keyboard.press('Escape')
    const wake = await createBackgroundSyncTrigger(page)

    await context.setOffline(true)
    await pressAdd(page)
    await expect.poll(() => cartLink(page).innerText()).toContain('1')
    const [worker] = context.serviceWorkers()
    const storedCart = () => worker?.evaluate(readBrowserDatabase, ['carts', 'current-cart'] as const)
    await expect.poll(storedCart).toMatchObject({ lines: [], queue: [{ kind: 'add', qty: 1 }] })
    await expect.poll(() => readSyncTags(page)).toContain('cartSync')
    await page.close({ runBeforeUnload: false })
    await context.setOffline(false)
    await wake('cartSync')
    await expect.poll(storedCart).toMatchObject({ lines: [{ qty: 1 }], queue: [] })

    const other = await shop.open('/')
    await login(other, email)
    await accountName(other).waitFor()
    await openMicrocart(other)
    await expect
      .poll(() =>
        dialog(other)
          .getByRole('spinbutton', { name: `Quantity of ${product.name}` })
          .inputValue(),
      )
      .toBe('1')

    const again = await context.newPage()
    await openPage(again, shop.url('/'))
    await openMicrocart(again)
    await expect
      .poll(() =>
        dialog(again)
          .getByRole('spinbutton', { name: `Quantity of ${product.name}` })
          .inputValue(),
      )
      .toBe('1')
  },
  120_000,
)
