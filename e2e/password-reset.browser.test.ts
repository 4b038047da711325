import { openMailServer } from '@mantel/shop/testing/mail-server'
import { expect } from 'vitest'
import { dialog, field, notices } from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { findResetPath } from './account/find-reset-path.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { isFullRun, sizesOf } from './browser/sizes.ts'
import { journey as journeyWithoutMail } from './journey.ts'
import { openShop } from './shop/open-shop.ts'
import { shopOfWorker } from './shop/shop-of-worker.ts'

const newPassword = 'another long password'

type Mailing = { url(path: string): string; findPath(email: string): Promise<string | null | undefined> }

/**
 * In a full run the shop sends its mails to a real SMTP server. Otherwise it is the shop of all journeys, which shows them in its
 * mailbox, because a shop of its own takes most of the time.
 */
const journey = journeyWithoutMail
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from the pattern, and this one has none.
  .extend('mailing', { scope: 'file' }, async ({}, { onCleanup }): Promise<Mailing> => {
    if (!isFullRun) {
      const { port } = shopOfWorker()
      const url = (path: string) => `http://localhost:${port}${path}`
      return { url, findPath: (email) => findResetPath(url, email) }
    }
    const mails = await openMailServer()
    const { port, close } = await openShop({ SMTP_URL: mails.url, MAIL_FROM: 'shop@example.test' })
    onCleanup(async () => {
      await close()
      await mails.stop()
    })
    return {
      url: (path) => `http://localhost:${port}${path}`,
      findPath: async (email) =>
        mails.received
          .filter(({ to }) => to?.[0]?.address === email)
          .map(({ text = '' }) => /\/create-password\/token\/\S+/.exec(text)?.[0])
          .find(Boolean),
    }
  })

for (const { size, viewport } of sizesOf('phone'))
  journey(`sets a forgotten password with the link of a delivered mail, on a ${size}`, async ({ shop, mailing }) => {
    shop.allow(/status of (400|401|403|404|500)/)
    const { url, findPath } = mailing
    const page = await shop.page({ viewport })
    await openPage(page, url('/my-account/security'))
    const { email } = await logInAsCustomer(page, url)
    // Look in `main` only: until the login panel has closed, it has a button with the same name.
    await page.locator('main').getByRole('button', { name: 'Log out', exact: true }).click()
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await dialog(page).getByRole('button', { name: 'Forgotten your password?' }).click()
    await field(page, 'email').fill(email)
    await dialog(page).getByRole('button', { name: 'Send link' }).click()
    await dialog(page).getByText(`If there’s an account for ${email}`).waitFor()
    expect(await accessibilityProblems(page, '[open]')).toEqual([])
    await expect.poll(() => findPath(email), { timeout: 30_000 }).toBeTruthy()
    const path = (await findPath(email)) ?? ''
    await openPage(page, url(path))
    for (const name of ['password', 'repeatedPassword']) await page.locator(`main [name="${name}"]`).fill(newPassword)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.locator('main button[type="submit"]').click()
    await notices(page).getByText('Password has successfully been changed').waitFor()
    await page.locator('[data-account="my-account"]').waitFor()
    // The link does not work a second time.
    await openPage(page, url(path))
    for (const name of ['password', 'repeatedPassword']) await page.locator(`main [name="${name}"]`).fill(newPassword)
    await page.locator('main button[type="submit"]').click()
    await page.getByText('This link is invalid or has expired.').first().waitFor()
  })
