import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { notices, password } from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { sizesOf } from './browser/sizes.ts'
import { journey } from './journey.ts'

const newPassword = 'another long password'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const screen = (page: Page) => page.locator('[data-account="my-security"]')

async function fillPasswords(page: Page, given: string): Promise<void> {
  const form = screen(page).locator('section[aria-labelledby="password-title"]')
  await form.locator('[name="currentPassword"]').fill(given)
  await form.locator('[name="password"]').fill(newPassword)
  await form.locator('[name="repeatedPassword"]').fill(newPassword)
}

for (const { size, viewport } of sizesOf('phone'))
  journey(`changes the password, ends other sessions and downloads the data, on a ${size}`, async ({ shop }) => {
    shop.allow(/500/)
    const page = await shop.open('/my-account/security', { viewport })
    const { email } = await logInAsCustomer(page, shop.url)
    await page.request.post(shop.url('/api/user/login'), { data: { username: email, password } })
    await page.reload()
    await expect.poll(() => page.locator('[data-session]').count()).toBeGreaterThan(1)
    expect(await accessibilityProblems(page)).toEqual([])
    await button(page, 'Log out on all other devices').click()
    await expect.poll(() => page.locator('[data-session]').count()).toBe(1)
    const downloading = page.waitForEvent('download')
    await button(page, 'Download my data').click()
    const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
    expect(data).toMatchObject({ customer: { email }, orders: [] })

    await fillPasswords(page, 'not my password')
    await button(page, 'Change password').click()
    await screen(page).getByText("The password doesn't match this account.").waitFor()
    await fillPasswords(page, password)
    await page.context().setOffline(true)
    await button(page, 'Change password').click()
    await screen(page).getByText('Reset password feature does not work while offline!').waitFor()
    await page.context().setOffline(false)
    await button(page, 'Change password').click()
    await notices(page).getByText('Password has successfully been changed').waitFor()
    const login = await page.request.post(shop.url('/api/user/login'), {
      data: { username: email, password: newPassword },
    })
    expect(login.status()).toBe(200)
  })

journey('deletes the account and returns to the home page', async ({ shop }) => {
  const page = await shop.open('/my-account/security')
  await logInAsCustomer(page, shop.url)
  await page.getByText('Delete my account').click()
  await page.locator('main details [name="currentPassword"]').fill(password)
  await button(page, 'Delete account for good').click()
  await notices(page).getByText('Your account has been deleted.').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})
