import { expect } from 'vitest'
import { notices, password } from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { phone, sizesOf } from './browser/sizes.ts'
import { journey } from './journey.ts'

for (const { size, viewport } of sizesOf('desktop'))
  journey(
    `shows security events, ends one session and resends the proof of the address, on a ${size}`,
    async ({ shop }) => {
      shop.allow(/401/)
      const page = await shop.open('/my-account/security', { viewport })
      const { email } = await logInAsCustomer(page, shop.url)
      const logIn = (given: string) =>
        page.request.post(shop.url('/api/user/login'), { data: { username: email, password: given } })
      const { result: other } = await (await logIn(password)).json()
      await logIn('not my password')
      await page.reload()
      await page.locator('[data-event="login_failed"]').waitFor()
      await expect.poll(() => page.locator('[data-event="login"]').count()).toBe(2)
      expect(await accessibilityProblems(page)).toEqual([])

      await expect.poll(() => page.locator('[data-session]').count()).toBe(2)
      await page.locator('[data-session] button').click()
      await expect.poll(() => page.locator('[data-session]').count()).toBe(1)
      const headers = { authorization: `Bearer ${other}` }
      expect((await page.request.get(shop.url('/api/user/me'), { headers })).status()).toBe(401)

      await page.getByRole('button', { name: 'Send the email again' }).click()
      await page.getByText(`We’ve sent another email to ${email}.`).waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
    },
  )

journey('keeps the newsletter preference and its history, also when it is changed offline', async ({ shop }) => {
  shop.allow(/ERR_INTERNET_DISCONNECTED/)
  const page = await shop.open('/my-account/newsletter', { viewport: phone })
  await logInAsCustomer(page, shop.url)
  const saved = 'Newsletter preferences have successfully been updated'
  const checkbox = page.getByRole('checkbox', { name: 'Send me the newsletter' })
  const save = page.locator('main form button[type="submit"]')
  await page.locator('[data-newsletter="off"]').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
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
})
