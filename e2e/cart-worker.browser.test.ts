import { expect } from 'vitest'
import { login, name, newEmail, register } from './account/account-page.ts'
import { openPage } from './browser/open-page.ts'
import { readKept } from './browser/read-kept.ts'
import { workerAlarm } from './browser/worker-alarm.ts'
import { count, dialog, openMicrocart, pressAdd } from './cart/cart-page.ts'
import { plenty } from './cart/plenty.ts'
import { journey } from './journey.ts'

/** Run inside a page: what the worker was asked to do when there is a connection. */
async function askedTags(): Promise<string[]> {
  const registration = (await navigator.serviceWorker.ready) as unknown as { sync: { getTags(): Promise<string[]> } }
  return registration.sync.getTags()
}

journey(
  'what is put into the cart without a connection, in a window that is closed, reaches the customer’s other device through the worker',
  async ({ shop }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const [, , product] = await plenty(shop.port)
    if (!product) throw new Error('the demo has too little')
    const page = await shop.open(`/${product.url_path}`)
    const context = page.context()
    const email = newEmail()
    await register(page, email)
    await page.evaluate(() => navigator.serviceWorker.ready)
    // The cart's code is at hand, as after any look at it.
    await openMicrocart(page)
    await page.keyboard.press('Escape')
    const wake = await workerAlarm(page)

    await context.setOffline(true)
    await pressAdd(page)
    await expect.poll(() => count(page).innerText()).toContain('1')
    const [worker] = context.serviceWorkers()
    const kept = () => worker?.evaluate(readKept, ['carts', 'current-cart'] as const)
    await expect.poll(kept).toMatchObject({ lines: [], queue: [{ kind: 'add', qty: 1 }] })
    await expect.poll(() => page.evaluate(askedTags)).toEqual(['cartSync'])
    await page.close({ runBeforeUnload: false })
    await context.setOffline(false)
    await wake('cartSync')
    await expect.poll(kept).toMatchObject({ lines: [{ qty: 1 }], queue: [] })

    const other = await shop.open('/')
    await login(other, email)
    await name(other).waitFor()
    await openMicrocart(other)
    await expect.poll(() => dialog(other).getByLabel(`Quantity of ${product.name}`).inputValue()).toBe('1')

    const again = await context.newPage()
    await openPage(again, shop.url('/'))
    await openMicrocart(again)
    await expect.poll(() => dialog(again).getByLabel(`Quantity of ${product.name}`).inputValue()).toBe('1')
  },
  120_000,
)
