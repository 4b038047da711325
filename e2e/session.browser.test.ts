import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  accountName,
  dialog,
  field,
  login,
  newEmail,
  notices,
  openAuth,
  password,
  register,
  signOut,
  submit,
} from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { endSession } from './account/end-session.ts'
import { openPage, waitUntilHydrated } from './browser/open-page.ts'
import { isFullRun, phone } from './browser/sizes.ts'
import { addOnPage, pressAdd } from './cart/cart-page.ts'
import { pickWellStockedProduct } from './cart/well-stocked.ts'
import { fillAddress, openCheckout, readStoredCity } from './checkout/checkout-page.ts'
import { journey, journeySharing } from './journey.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'
import { storeUrl } from './shop/stores.ts'

/** Replaces the stored access token by an invalid one, which the server refuses like an expired one. */
const expireToken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mantel-session')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('user', 'readwrite')
          change.objectStore('user').put('no-longer-good', 'current-token')
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )

const visitorJourney = newVisitorJourney()

const customerJourney = journeySharing(async (shop) => {
  const page = await shop.open('/my-account/newsletter')
  await logInAsCustomer(page, shop.url)
  return { page }
})

journey('refuses a guessable password, then logs in, out and in again in all tabs', async ({ shop }) => {
  shop.allow(/400/)
  const page = await shop.open('/about-us')
  const second = await page.context().newPage()
  await openPage(second, storeUrl(shop.port, 'de', '/about-us'))
  const email = newEmail()
  await openAuth(page, 'register')
  await field(page, 'email').fill(email)
  await field(page, 'firstName').fill('Ada')
  await field(page, 'lastName').fill('Love')
  for (const key of ['password', 'repeatedPassword']) await field(page, key).fill('Sunshine2026!')
  await field(page, 'acceptsTerms').check()
  await submit(page)
  await dialog(page).getByText('This password is too easy to guess.').waitFor()
  expect(await field(page, 'password').getAttribute('aria-invalid')).toBe('true')
  expect(await field(page, 'password').evaluate((input) => input === document.activeElement)).toBe(true)
  for (const key of ['password', 'repeatedPassword']) await field(page, key).fill(password)
  await submit(page)
  await accountName(page).waitFor()
  expect(await accountName(page).textContent()).toBe('Ada')
  await notices(page).getByText('You have successfully registered. Welcome!').waitFor()
  await dialog(page).waitFor({ state: 'hidden' })
  await accountName(second).waitFor()
  await page.reload()
  await accountName(page).waitFor()

  await waitUntilHydrated(page)
  await signOut(page)
  await notices(page).getByText("You're logged out").waitFor()
  await accountName(page).waitFor({ state: 'detached' })
  await accountName(second).waitFor({ state: 'detached' })
  expect(await notices(second).count()).toBe(0)
  await login(second, email)
  await accountName(page).waitFor()
})

/** Runs before the page's scripts: a page with `isSuspended` receives no messages of other tabs, as in the back/forward cache. */
function loseMessagesWhileSuspended(): void {
  const scope = window as unknown as { isSuspended?: boolean }
  const { set } = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'onmessage') ?? {}
  Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {
    set(listener: (event: MessageEvent) => void) {
      set?.call(this, (event: MessageEvent) => scope.isSuspended || listener(event))
    },
  })
}

const suspend = (page: Page) =>
  page.evaluate(() => {
    ;(window as unknown as { isSuspended: boolean }).isSuspended = true
  })

const show = (page: Page) =>
  page.evaluate(() => {
    ;(window as unknown as { isSuspended: boolean }).isSuspended = false
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

journey('forgets a customer whose logout a suspended page missed', async ({ shop }) => {
  const [product, next] = [await pickWellStockedProduct(shop.port, 44), await pickWellStockedProduct(shop.port, 45)]
  const page = await shop.page()
  await page.addInitScript(loseMessagesWhileSuspended)
  const [email, nextEmail] = [newEmail(), newEmail()]
  await addOnPage(page, shop.url(`/${product.url_path}`))
  const name = await page.locator('main h1').innerText()
  await register(page, email)
  await openCheckout(page, shop.url('/checkout'))
  await fillAddress(page)
  await expect.poll(() => readStoredCity(page)).toBe('Bath')
  await page.getByText(email).waitFor()
  await suspend(page)

  const second = await page.context().newPage()
  await openPage(second, shop.url(`/${next.url_path}`))
  await accountName(second).waitFor()
  await signOut(second)
  await accountName(second).waitFor({ state: 'detached' })
  await pressAdd(second)
  const nextName = await second.locator('main h1').innerText()
  await register(second, nextEmail)
  await page.getByText(email).waitFor()

  await show(page)
  await page.getByText(nextEmail).waitFor()
  expect(await page.getByText(email).count()).toBe(0)
  await expect.poll(() => page.locator('[name="shipping-city"]').inputValue()).toBe('')
  expect(await readStoredCity(page)).not.toBe('Bath')
  await page.locator('main').getByText(nextName).first().waitFor()
  expect(await page.locator('main').getByText(name, { exact: true }).count()).toBe(0)
})

visitorJourney(
  'announces and focuses the error of a wrong password, and focuses the first field of an empty form',
  async ({ shop, page }) => {
    shop.allow(/401/)
    await openPage(page, storeUrl(shop.port, 'de', '/about-us'))
    await openAuth(page, 'login')
    await submit(page)
    expect(await field(page, 'email').evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true')
    await field(page, 'email').fill('nobody@example.test')
    await field(page, 'password').fill('wrong password')
    await submit(page)
    const refusal = dialog(page).locator('[role="alert"] [data-refusal]')
    await refusal.getByText('Die Anmeldedaten sind nicht korrekt').waitFor()
    expect(await refusal.evaluate((notice) => notice === document.activeElement)).toBe(true)
    expect(await notices(page).count()).toBe(0)
    await dialog(page).locator('input[type="checkbox"]').check()
    expect(await field(page, 'password').getAttribute('type')).toBe('text')
  },
)

visitorJourney('opens the account from the phone menu, with forms that fit the screen', async ({ shop, page }) => {
  await page.setViewportSize(phone)
  await openPage(page, storeUrl(shop.port, 'it', '/about-us'))
  await page.locator('header button[aria-haspopup="dialog"]').click()
  await dialog(page).locator('a[href$="/my-account"]').click()
  await dialog(page).locator('[data-auth="login"]').waitFor()
  await dialog(page).locator('[data-auth] > div button').click()
  await field(page, 'repeatedPassword').waitFor()
  const overflow = await dialog(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

customerJourney(
  'refreshes an expired access token once per page without a message',
  async ({ shop, shared: { page } }) => {
    shop.allow(/401/)
    await openPage(page, shop.url('/about-us'))
    await accountName(page).waitFor()
    await expireToken(page)
    const calls: string[] = []
    page.on('response', (reply) => {
      const { pathname } = new URL(reply.url())
      if (/\/(me|refresh)$/.test(pathname)) calls.push(`${pathname} ${reply.status()}`)
    })
    await page.reload()
    await accountName(page).waitFor()
    await expect.poll(() => calls).toEqual(['/api/user/me 401', '/api/user/refresh 200', '/api/user/me 200'])
    expect(await notices(page).count()).toBe(0)
    expect(await accountName(page).textContent()).toBe('Ada')
  },
)

customerJourney(
  'refreshes once when two tabs start with an expired token',
  async ({ shop, shared: { page: first } }) => {
    shop.allow(/401/)
    const second = await first.context().newPage()
    for (const [page, store] of [
      [first, 'default'],
      [second, 'de'],
    ] as const) {
      await openPage(page, storeUrl(shop.port, store, '/about-us'))
      await accountName(page).waitFor()
    }
    const replies: string[] = []
    first.context().on('response', (reply) => {
      if (reply.url().includes('/api/user/')) replies.push(`${new URL(reply.url()).pathname} ${reply.status()}`)
    })
    for (let round = 0; round < (isFullRun ? 5 : 1); round++) {
      replies.length = 0
      await expireToken(first)
      await Promise.all([first.reload(), second.reload()])
      await Promise.all([accountName(first).waitFor(), accountName(second).waitFor()])
      await expect
        .poll(() => replies.filter((reply) => reply === '/api/user/me 200').length, { timeout: 30_000 })
        .toBeGreaterThanOrEqual(2)
      expect(replies.filter((reply) => reply.includes('refresh'))).toEqual(['/api/user/refresh 200'])
    }
    expect(await notices(first).count()).toBe(0)
  },
)

journey('logs out, informs and offers the login when the server has ended the session', async ({ shop }) => {
  shop.allow(/401/)
  const page = await shop.open('/my-account/newsletter')
  await logInAsCustomer(page, shop.url)
  const end = await endSession(page, shop.url)
  // Leave the page: while open, it would notice the end of the session with its next call.
  await page.goto('about:blank')
  await end()
  await openPage(page, shop.url('/about-us'))
  await dialog(page).locator('[data-auth="login"]').waitFor()
  expect(await accountName(page).count()).toBe(0)
  await page.getByText("You've been logged out!").waitFor()
})
