import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { notices, password } from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { phone, sizesOf } from './browser/sizes.ts'
import { journey, journeySharing } from './journey.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const screen = (page: Page) => page.locator('[data-account="my-security"]')
const sessions = (page: Page) => page.locator('[data-session]')

async function fillPasswords(page: Page, given: string, changed: string): Promise<void> {
  const form = screen(page).locator('section[aria-labelledby="password-title"]')
  await form.locator('[name="currentPassword"]').fill(given)
  await form.locator('[name="password"]').fill(changed)
  await form.locator('[name="repeatedPassword"]').fill(changed)
}

/** A customer. `password` and the number of `logins` change with the journeys. */
const customerJourney = journeySharing(async (shop) => {
  const page = await shop.open('/my-account/newsletter')
  const { email } = await logInAsCustomer(page, shop.url)
  const customer = {
    page,
    email,
    password,
    logins: 1,
    async logIn(given: string) {
      const reply = await page.request.post(shop.url('/api/user/login'), { data: { username: email, password: given } })
      if (reply.ok()) customer.logins++
      return reply
    },
  }
  return customer
})

customerJourney(
  'keeps the newsletter preference and its history, also when it is changed offline',
  async ({ shop, shared: { page } }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED/)
    await page.setViewportSize(phone)
    await openPage(page, shop.url('/my-account/newsletter'))
    const saved = 'Newsletter preferences have successfully been updated'
    const checkbox = page.getByRole('checkbox', { name: 'Send me the newsletter' })
    const save = page.locator('main form button[type="submit"]')
    await page.locator('[data-newsletter="off"]').waitFor()
    await checkbox.check()
    await save.press('Enter')
    await notices(page).getByText(saved).waitFor()
    await page.locator('[data-newsletter="on"]').waitFor()
    expect(await save.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.reload()
    await page.locator('[data-newsletter="on"]').waitFor()

    await page.context().setOffline(true)
    await checkbox.uncheck()
    await save.click()
    await page.locator('[data-newsletter="off"]').waitFor()
    await page.getByText('Saved on this device.').waitFor()
    await page.context().setOffline(false)
    await notices(page).getByText(saved).waitFor()
  },
)

for (const { size, viewport } of sizesOf('desktop'))
  customerJourney(
    `shows security events, ends one session and resends the proof of the address, on a ${size}`,
    async ({ shop, shared }) => {
      const { page, email, logIn } = shared
      shop.allow(/401/)
      await page.setViewportSize(viewport)
      const { result: other } = await (await logIn(shared.password)).json()
      await logIn('not my password')
      await openPage(page, shop.url('/my-account/security'))
      await page.locator('[data-event="login_failed"]').first().waitFor()
      await expect.poll(() => page.locator('[data-event="login"]').count()).toBe(shared.logins)
      expect(await accessibilityProblems(page)).toEqual([])

      await expect.poll(() => sessions(page).count()).toBe(2)
      await sessions(page).getByRole('button').click()
      await expect.poll(() => sessions(page).count()).toBe(1)
      const headers = { authorization: `Bearer ${other}` }
      expect((await page.request.get(shop.url('/api/user/me'), { headers })).status()).toBe(401)

      await page.getByRole('button', { name: 'Send the email again' }).click()
      await page.getByText(`We’ve sent another email to ${email}.`).waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
    },
  )

for (const { size, viewport } of sizesOf('phone'))
  customerJourney(
    `changes the password, ends other sessions and downloads the data, on a ${size}`,
    async ({ shop, shared }) => {
      const { page, email, logIn } = shared
      const newPassword = `another ${shared.password}`
      shop.allow(/500/)
      await page.setViewportSize(viewport)
      await logIn(shared.password)
      await openPage(page, shop.url('/my-account/security'))
      await expect.poll(() => sessions(page).count()).toBeGreaterThan(1)
      await button(page, 'Log out on all other devices').click()
      await expect.poll(() => sessions(page).count()).toBe(1)
      const downloading = page.waitForEvent('download')
      await button(page, 'Download my data').click()
      const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
      expect(data).toMatchObject({ customer: { email }, orders: [] })

      await fillPasswords(page, 'not my password', newPassword)
      await button(page, 'Change password').click()
      await screen(page).getByText("The password doesn't match this account.").waitFor()
      await fillPasswords(page, shared.password, newPassword)
      await page.context().setOffline(true)
      await button(page, 'Change password').click()
      await screen(page).getByText('Reset password feature does not work while offline!').waitFor()
      await page.context().setOffline(false)
      await button(page, 'Change password').click()
      await notices(page).getByText('Password has successfully been changed').waitFor()
      expect((await logIn(newPassword)).status()).toBe(200)
      shared.password = newPassword
    },
  )

journey('deletes the account and returns to the home page', async ({ shop }) => {
  const page = await shop.open('/my-account/security')
  await logInAsCustomer(page, shop.url)
  await page.getByText('Delete my account').click()
  await page.locator('main details [name="currentPassword"]').fill(password)
  await button(page, 'Delete account for good').click()
  await notices(page).getByText('Your account has been deleted.').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})
