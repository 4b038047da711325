import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountName, login, password } from './account/account-page.ts'
import { createAccount } from './account/create-account.ts'
import { createBackgroundSyncTrigger } from './browser/background-sync-trigger.ts'
import { openPage } from './browser/open-page.ts'
import { readBrowserDatabase } from './browser/read-browser-database.ts'
import { cartLink, dialog, openMicrocart, pressAdd } from './cart/cart-page.ts'
import { pullCart } from './cart/server-cart.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import { journeyWithWorker } from './journey.ts'
import { requestShop } from './shop/request-shop.ts'

/** Runs before a page's scripts: records the tags that the page registers, also in browsers without background sync. */
function recordSyncTags(): void {
  const tags: string[] = []
  const { prototype } = (window as unknown as { SyncManager: { prototype: object } }).SyncManager
  Object.assign(prototype, { register: async (tag: string) => void tags.push(tag) })
  Object.assign(window, { syncTags: tags })
}
const readSyncTags = (page: Page) => page.evaluate(() => (window as unknown as { syncTags: string[] }).syncTags)

journeyWithWorker(
  'sends items that a customer has added offline through the worker, with the window closed',
  async ({ shop }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const [, , product] = await findWellStockedProducts(shop.port)
    if (!product) throw new Error('too few demo products')
    const page = await shop.page()
    const context = page.context()
    await page.addInitScript(recordSyncTags)
    await openPage(page, shop.url(`/${product.url_path}`))
    const email = await createAccount(page, shop.url)
    await login(page, email)
    await accountName(page).waitFor()
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

    // The server has the item, for the customer's other devices.
    const cartId = await worker?.evaluate(readBrowserDatabase, ['carts', 'current-cart-token'] as const)
    const loggedIn = await requestShop(shop.url('/api/user/login'), { username: email, password })
    expect(await pullCart(shop.port, cartId, JSON.parse(loggedIn).result)).toEqual({ [product.sku]: 1 })

    const again = await context.newPage()
    await openPage(again, shop.url('/contacts'))
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
