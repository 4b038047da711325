import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { accessibilityProblems } from './browser/axe.ts'
import { sizesOf } from './browser/sizes.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import { type Journey, journey, journeyWithPictures } from './journey.ts'
import { findMails } from './shop/mailbox.ts'

let written: Promise<void> | undefined
/** The first journey imports the page. */
const writePageOnce = (shop: Journey) => (written ??= writePage(shop))

async function writePage(shop: Journey): Promise<void> {
  const products = await findWellStockedProducts(shop.port)
  const skus = products.map(({ sku }) => sku)
  const image = products[0]?.image
  const content = `<p>A page with every widget, and a paragraph that is long enough to show the width of a line of text.</p>
{{widget type="product-list" title="Chosen for you" skus="${skus.slice(0, 4).join(',')}"}}
{{widget type="product-card" sku="${skus[4]}"}}
{{widget type="banner" title="Clocks for every wall" text="Made in small workshops." label="See the clocks" link="/clocks" image="${image}"}}
{{widget type="picture" image="${image}" alt="A workshop" caption="Where the clocks are made"}}
{{widget type="video" url="https://video.example/watch" title="How a clock is made" image="${image}"}}
{{widget type="form" name="search"}}
{{widget type="form" name="newsletter"}}
{{widget type="form" name="contact"}}
<p>The end.</p>`
  const folder = await mkdtemp(join(tmpdir(), 'mantel-widgets-'))
  const page = { id: 9801, identifier: 'every-widget', title: 'Every widget', content, active: true }
  await writeFile(join(folder, 'page.json'), JSON.stringify([page]))
  await shop.merchant.importContent('cms_page', join(folder, 'page.json'))
  await rm(folder, { recursive: true })
}

for (const { size, viewport } of sizesOf('phone'))
  journeyWithPictures(
    `shows every widget without problems of accessibility and without other hosts, on a ${size}`,
    async ({ shop }) => {
      await writePageOnce(shop)
      const page = await shop.page({ viewport, colorScheme: 'light' })
      const hosts = new Set<string>()
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http')) hosts.add(hostname)
      })
      await page.goto(shop.url('/every-widget'), { waitUntil: 'load' })
      await page.locator('[data-widget="video"]').scrollIntoViewIfNeeded()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await accessibilityProblems(page, 'content', 'colours')).toEqual([])
      expect([...hosts]).toEqual(['localhost'])
    },
  )

journey('sends the contact form of a page and subscribes by its newsletter form', async ({ shop }) => {
  await writePageOnce(shop)
  const page = await shop.open('/every-widget')
  const email = `widget${Date.now()}@example.test`
  const contact = page.locator('[data-mail-form]')
  await contact.getByLabel('Your name').fill('Ada')
  await contact.getByLabel('Email address').fill(email)
  await contact.getByLabel('Message').fill('From a widget')
  await contact.getByRole('button', { name: 'Send' }).click()
  await page.locator('[data-mail-form="sent"]').waitFor()
  await expect.poll(async () => (await findMails(shop.url, email, 'From a widget')).length).toBe(1)
  const newsletter = page
    .locator('main [data-widget="form"]')
    .filter({ has: page.locator('input[type="email"]') })
    .first()
  await newsletter.getByRole('textbox').fill(email)
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText("You're subscribed to our newsletter.").waitFor()
})
