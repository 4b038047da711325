import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { notices } from './account/account-page.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { journey, journeySharing } from './journey.ts'
import { findMails } from './shop/mailbox.ts'

const unique = () => `reader${Date.now()}${Math.floor(Math.random() * 1000)}@example.test`
const field = (page: Page) => page.getByRole('contentinfo').getByRole('textbox')
const subscribed = "Thank you. You're subscribed to our newsletter."

const guestJourney = journeySharing(async (shop) => ({ page: await shop.page({ viewport: phone }) }))

guestJourney(
  'subscribes in the footer and unsubscribes by the link of the mail, each once',
  async ({ shop, shared }) => {
    const { page } = shared
    const email = unique()
    for (let time = 0; time < 2; time++) {
      await openPage(page, shop.url('/about-us'))
      await field(page).fill(email)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await notices(page).getByText(subscribed).waitFor()
      await expect.poll(() => field(page).inputValue()).toBe('')
    }
    await expect.poll(async () => (await findMails(shop.url, email, 'NEWS-')).length).toBe(1)
    const [mail = ''] = await findMails(shop.url, email, 'NEWS-')
    const [path = ''] = /\/newsletter\/leave\/[\w-]+/.exec(mail) ?? []
    await page.goto(shop.url(path))
    await page.getByRole('heading', { name: 'Unsubscribe from our newsletter?' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  },
)

journey('confirms a German subscription by the link of the mail, without JavaScript', async ({ shop }) => {
  const email = unique()
  const page = await shop.page({ javaScriptEnabled: false, viewport: phone })
  await page.goto(shop.url('/de/about-us'), { waitUntil: 'domcontentloaded' })
  await field(page).fill(email)
  await page.getByRole('contentinfo').getByRole('button').click()
  await page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' }).waitFor()
  const link = /\/de\/newsletter\/confirm\/[\w-]+/
  const find = async () =>
    (await findMails(shop.url, email, '/newsletter/confirm/')).map((mail) => link.exec(mail)?.[0])
  await expect.poll(find).toHaveLength(1)
  const [path = ''] = await find()
  await page.goto(shop.url(path ?? ''), { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
  await page.getByRole('heading', { name: 'Sie sind angemeldet' }).waitFor()
  await expect.poll(async () => (await findMails(shop.url, email, 'NEWS-')).length).toBe(1)
})

guestJourney('queues a subscription while offline', async ({ shop, shared: { page } }) => {
  shop.allow(/ERR_INTERNET_DISCONNECTED/)
  const email = unique()
  await openPage(page, shop.url('/about-us'))
  // Loads the code of the form.
  await field(page).fill('first.of.all@example.test')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await notices(page).getByText(subscribed).waitFor()
  await page.context().setOffline(true)
  await field(page).fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await notices(page).getByText('You’re offline. We’ll subscribe you').waitFor()
  await page.context().setOffline(false)
  await expect.poll(async () => (await findMails(shop.url, email, 'NEWS-')).length, { timeout: 20_000 }).toBe(1)
})

journey('offers the newsletter in a popup after a while, once', async ({ shop }) => {
  const email = unique()
  const page = await shop.page({ viewport: phone })
  await page.clock.install()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openPage(page, shop.url('/about-us'))
  const popup = page.getByRole('dialog', { name: 'Our monthly newsletter' })
  const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first()
  await page.getByRole('heading', { level: 1 }).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(2000)
      return loaded.some((url) => url.includes('newsletter-popup'))
    })
    .toBe(true)
  await page.clock.runFor(70_000)
  expect(await popup.count()).toBe(0)
  await footerLink('Privacy').click()
  await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor()
  await page.clock.runFor(4000)
  await popup.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await popup.getByRole('textbox').fill(email)
  await popup.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => popup.count()).toBe(0)
  await page.clock.runFor(2000)
  await notices(page).getByText(subscribed).waitFor()

  await footerLink('Terms').click()
  await page.getByRole('heading', { level: 1, name: /terms/i }).waitFor()
  await page.clock.runFor(10_000)
  expect(await popup.count()).toBe(0)
})
