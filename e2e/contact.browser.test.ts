import { expect } from 'vitest'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { phone, sizesOf } from './browser/sizes.ts'
import { journey, journeySharing, withoutForwardedAddress } from './journey.ts'
import { findMails } from './shop/mailbox.ts'
import { storeUrl } from './shop/stores.ts'

const unique = () => `visitor${Date.now()}${Math.floor(Math.random() * 1000)}@example.test`

for (const { size, viewport } of sizesOf('phone'))
  journey(`sends the contact form and confirms it by mail, on a ${size}`, async ({ shop }) => {
    const email = unique()
    const page = await shop.open('/contacts', { viewport })
    const form = page.locator('[data-mail-form]')
    const send = form.getByRole('button', { name: 'Send' })
    await send.click()
    await form.getByText('Please fix the validation errors').waitFor()
    await form.getByText('Name is required').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await form.getByLabel('Your name').fill('Ada Love')
    await form.getByLabel('Email address').fill(email)
    await form.getByLabel('Message').fill('Do you repair clocks?')
    await send.click()
    await page.locator('[data-mail-form="sent"]').waitFor()
    await page.getByText('We’ve received your message and sent you a confirmation by email.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await expect.poll(async () => (await findMails(shop.url, email, 'Do you repair clocks?')).length).toBe(1)
    await expect.poll(async () => (await findMails(shop.url, email, 'We’ve received your message')).length).toBe(1)

    await openPage(page, shop.url('/contacts'))
    await form.getByLabel('Your name').fill('Ada Love')
    await form.getByLabel('Email address').fill(email)
    await form.getByLabel('Message').fill('Do you repair clocks?')
    shop.allow(/409/)
    await send.click()
    await form.getByText("We've already received this message.").waitFor()
  })

journey('says that a message could not be sent, and sends it once when it can', async ({ shop }) => {
  shop.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const email = unique()
  const page = await shop.open('/contacts')
  const form = page.locator('[data-mail-form]')
  await form.getByLabel('Your name').fill('Ada')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Message').fill('The reply to this is lost')
  // The server gets the message, but its reply is lost.
  await page.route('**/send-email*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Could not send an email. Please try again later.').waitFor()
  await page.unroute('**/send-email*')
  await form.getByRole('button', { name: 'Send' }).click()
  await page.locator('[data-mail-form="sent"]').waitFor()
  await expect.poll(async () => (await findMails(shop.url, email, 'The reply to this is lost')).length).toBe(1)
})

journey('sends the contact form without JavaScript', async ({ shop }) => {
  const email = unique()
  const context = await shop.visitor({ javaScriptEnabled: false, viewport: phone })
  const openForm = async () => {
    const page = await context.newPage()
    await page.goto(shop.url('/de/contacts'), { waitUntil: 'domcontentloaded' })
    const form = page.locator('[data-mail-form]')
    await form.getByLabel('Ihr Name').fill('Ada')
    await form.getByLabel('E-Mail-Adresse').fill(email)
    await form.getByLabel('Nachricht').fill('Ohne Skripte')
    return page
  }
  const [page, again] = [await openForm(), await openForm()]
  // The shop refuses forms that are sent within two seconds after loading, because bots do that.
  await page.waitForTimeout(2100)
  await page.getByRole('button', { name: 'Senden' }).click()
  await page.waitForURL(/\/de\/contacts\?outcome=sent$/)
  await page.getByText('Wir haben Ihre Nachricht erhalten').waitFor()
  await expect.poll(async () => (await findMails(shop.url, email, 'Ohne Skripte')).length).toBe(1)

  await again.getByRole('button', { name: 'Senden' }).click()
  await again.waitForURL(/outcome=mail_duplicate$/)
  await again.getByText('Diese Nachricht haben wir bereits erhalten.').waitFor()
})

const tradeJourney = journeySharing(async (shop) => ({
  page: await shop.page({ viewport: phone, ...withoutForwardedAddress }),
}))

for (const [path, title, fields] of [
  ['/visit-our-showroom', 'Book a visit', ['Company', 'Your name', 'Email address', 'Dates that suit you']],
  ['/cataloguepage', 'Request the catalogue', ['Company', 'Your name', 'Email address', 'Postal address']],
] as const)
  tradeJourney(`sends the form of ${path} in the trade store`, async ({ shop, shared: { page } }) => {
    const email = unique()
    await openPage(page, storeUrl(shop.port, 'trade', path))
    const form = page.getByRole('region', { name: title })
    for (const label of fields) await form.getByLabel(label).fill(label === 'Email address' ? email : `${label} of Ada`)
    expect(await accessibilityProblems(page)).toEqual([])
    await form.getByRole('button', { name: 'Send' }).click()
    await page.locator('[data-mail-form="sent"]').waitFor()
    await expect.poll(async () => (await findMails(shop.url, email, 'Company of Ada')).length).toBe(1)
  })
