import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountName, dialog, field, newEmail, notices, openAuth, password } from './account/account-page.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { phone, sizesOf } from './browser/sizes.ts'
import { type Journey, journey, withoutForwardedAddress } from './journey.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'

/** The sandbox answers only requests from this machine, so no forwarded address may be sent. */
const options = withoutForwardedAddress
const visitorJourney = newVisitorJourney(options)
const social = (page: Page) => dialog(page).locator('[data-social-login]')

/** The browser's message if the pop-up closes while it still fetches files in idle time. */
const closedEarly = /Failed to fetch dynamically imported module/

/** Presses the button of a provider and returns its pop-up. */
async function openPopUp(page: Page, provider: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await social(page)
    .getByRole('button', { name: `Continue with ${provider}` })
    .click()
  const popUp = await opening
  await popUp.waitForURL(/login\.localhost/)
  return popUp
}

/** Waits until the pop-up has closed itself, or says that it can be closed. */
async function consent(popUp: Page, email: string, answer = 'Allow') {
  await popUp.locator('#email').fill(email)
  await popUp.locator('#first_name').fill('Ada')
  await popUp.locator('#last_name').fill('Love')
  const closing = popUp.waitForEvent('close')
  await popUp.getByRole('button', { name: answer }).click()
  await closing
}

async function registerByCall(shop: Journey, page: Page, email: string) {
  const customer = { email, firstname: 'Ada', lastname: 'Love' }
  const reply = await page.request.post(shop.url('/api/user/create'), { data: { customer, password } })
  expect(reply.status()).toBe(200)
}

for (const { size, viewport } of sizesOf('desktop'))
  visitorJourney(`logs in with a provider in its pop-up, twice, on a ${size}`, async ({ shop, page }) => {
    shop.allow(closedEarly)
    const email = newEmail()
    await page.setViewportSize(viewport)
    await openPage(page, shop.url('/my-account/security'))
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await social(page).waitFor()
    expect(await accessibilityProblems(page, '[data-social-login]')).toEqual([])
    const popUp = await openPopUp(page, 'Google')
    await social(page).getByText('Please continue in the Google window.').waitFor()
    await consent(popUp, email)
    await notices(page).getByText('You are logged in!').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.locator('[data-no-password]').first().waitFor()
    await page.locator('[data-event="login"]').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.locator('nav').getByRole('button', { name: 'Log out' }).click()
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await consent(await openPopUp(page, 'Google'), email)
    await expect.poll(() => page.locator('[data-event="login"]').count()).toBe(2)
  })

visitorJourney(
  'says why a provider cannot log in an existing account, and links the account with its password',
  async ({ shop, page }) => {
    shop.allow(/401|500/)
    shop.allow(closedEarly)
    const email = newEmail()
    await openPage(page, shop.url('/about-us'))
    await registerByCall(shop, page, email)
    await openAuth(page, 'login')
    await consent(await openPopUp(page, 'Facebook'), email)
    await social(page).getByText('Please log in with your password.').waitFor()
    await consent(await openPopUp(page, 'Amazon'), email, 'Cancel')
    await social(page).getByText('You cancelled the login with Amazon.').waitFor()
    expect(await field(page, 'email').isVisible()).toBe(true)

    await consent(await openPopUp(page, 'Google'), email)
    await social(page).getByText(`There's already an account with the email address ${email}.`).waitFor()
    expect(await accessibilityProblems(page, '[data-social-login]')).toEqual([])
    const form = social(page).locator('form')
    await form.locator('[name="password"]').fill('not my password')
    await form.getByRole('button', { name: 'Connect and log in' }).click()
    await social(page).getByText("The password doesn't match this account.").waitFor()
    await form.locator('[name="password"]').fill(password)
    await form.getByRole('button', { name: 'Connect and log in' }).click()
    await accountName(page).waitFor()
  },
)

visitorJourney(
  'completes the login in the pop-up itself when the page that opened it is closed',
  async ({ shop, page: shared }) => {
    const page = await shared.context().newPage()
    await openPage(page, shop.url('/about-us'))
    await openAuth(page, 'register')
    const popUp = await openPopUp(page, 'Google')
    await popUp.locator('#email').fill(newEmail())
    await page.close()
    await popUp.getByRole('button', { name: 'Allow' }).click()
    await popUp.getByText('You are logged in!').first().waitFor()
    expect(new URL(popUp.url()).search).toBe('')
    expect(await accessibilityProblems(popUp)).toEqual([])
    await openPage(popUp, shop.url('/about-us'))
    // The pop-up's header is too narrow to show the name, so the name is only attached.
    await accountName(popUp).waitFor({ state: 'attached' })
  },
)

journey('has no page for unknown providers, nor in stores without providers', async ({ shop }) => {
  shop.allow(/404/)
  const page = await shop.page(options)
  const statusOf = async (url: string) => (await page.goto(url))?.status()
  expect(await statusOf(shop.url('/auth/callback/fb'))).toBe(200)
  expect(await statusOf(shop.url('/auth/callback/github'))).toBe(404)
  expect(await statusOf(shop.url('/auth/callback/google', 'trade'))).toBe(404)
})

journey('logs in with a provider in the same tab when the browser blocks pop-ups, on a phone', async ({ shop }) => {
  shop.allow(/401/)
  shop.allow(closedEarly)
  const page = await shop.page({ ...options, viewport: phone })
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openPage(page, shop.url('/my-account/security?from=mail'))
  const goToProvider = async () => {
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await social(page).getByRole('button', { name: 'Continue with Google' }).click()
    await page.waitForURL(/login\.localhost/)
  }
  const isBack = (url: URL) => url.pathname === '/my-account/security' && url.search === '?from=mail'
  await goToProvider()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(isBack)

  await goToProvider()
  await page.locator('#email').fill(newEmail())
  await page.locator('#first_name').fill('Ada')
  await page.locator('#last_name').fill('Love')
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL(isBack)
  await page.locator('[data-event="login"]').waitFor()
  // The provider's code must not be in any address of the browser history.
  await page.goBack()
  expect(page.url()).not.toContain('code=')
})
