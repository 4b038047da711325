import { expect } from 'vitest'
import { newEmail } from './account/account-page.ts'
import { logInAsCustomer } from './account/customer-with-orders.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import { journeySharing } from './journey.ts'
import { findMails } from './shop/mailbox.ts'

/** A red square. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4Y2yMFTEMLQkACspMgcuiywsAAAAASUVORK5CYII=',
  'base64',
)

const guestJourney = journeySharing(async (shop) => ({ page: await shop.page({ viewport: phone }) }))

guestJourney(
  'shows a review with its photo when the merchant has approved it',
  async ({ shop, shared: { page: guest } }) => {
    const [, , product] = await findWellStockedProducts(shop.port)
    if (!product) throw new Error('The demo has too few products')
    const page = await shop.open('/my-account', { viewport: phone })
    const price = product.final_price_incl_tax as number
    await logInAsCustomer(page, shop.url, [[{ sku: product.sku, price }]], 'Grace')
    await openPage(page, shop.url(`/${product.url_path}`))
    await page.getByRole('button', { name: 'Write a review' }).click()
    const form = page.locator('[data-review-form]')
    await form.waitFor()
    await form.getByRole('button', { name: 'Submit review' }).click()
    await form.getByText('Field is required').first().waitFor()
    expect(await accessibilityProblems(page, '[data-review-form]')).toEqual([])
    await form.getByRole('radio', { name: '4' }).check({ force: true })
    const title = `Solid oak ${Date.now()}`
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Your review').fill('Keeps good time.')
    await form.getByLabel('Photos').setInputFiles({ name: 'oak.png', mimeType: 'image/png', buffer: photo })
    await form.getByLabel('Your name').fill('Al')
    await form.getByRole('button', { name: 'Submit review' }).click()
    await form.getByText('Name must have at least 3 letters').waitFor()
    await form.getByLabel('Your name').fill('Grace')
    await form.getByRole('button', { name: 'Submit review' }).click()
    await page.locator('#reviews').getByText('Your review has been submitted for moderation').waitFor()
    await openPage(guest, shop.url(`/${product.url_path}`))
    expect(await guest.getByText(title).count()).toBe(0)

    const waiting = await shop.merchant.listReviews()
    const id = /#(\d+)/.exec(waiting.slice(0, waiting.indexOf(title)).split('\n').at(-2) ?? '')?.[1] ?? ''
    expect(waiting).toContain('verified purchase')
    await shop.merchant.approveReview(id)
    await expect
      .poll(async () => {
        await openPage(guest, shop.url(`/${product.url_path}`))
        return guest.locator('#reviews li', { hasText: title }).count()
      })
      .toBe(1)
    const shown = guest.locator('#reviews li', { hasText: title })
    expect(await shown.textContent()).toContain('Verified purchase')
    expect(await shown.textContent()).toContain('Grace')
    const source = String(await shown.locator('img').getAttribute('src'))
    const picture = await guest.request.get(new URL(source, guest.url()).href)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
    const data = await guest.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('AggregateRating')
    expect(await accessibilityProblems(guest, '[id="reviews"]')).toEqual([])
  },
  120_000,
)

guestJourney(
  'mails a guest once when a sold-out product is back',
  async ({ shop, shared: { page } }) => {
    const products = await findWellStockedProducts(shop.port)
    const product = products.at(-1)
    if (!product) throw new Error('The demo has too few products')
    await shop.merchant.setStock(product.sku, 0)
    const email = newEmail()
    await openPage(page, shop.url(`/${product.url_path}`))
    await page.getByRole('button', { name: 'Email me when it’s back in stock' }).click()
    await page.locator('[data-stock-alert]').waitFor()
    await page.locator('[data-stock-alert]').getByLabel('Email address').fill('nonsense')
    await page.getByRole('button', { name: 'Email me when it’s back in stock' }).click()
    await page.getByText('Please provide a valid e-mail address').waitFor()
    expect(await accessibilityProblems(page, '[data-stock-alert]')).toEqual([])
    await page.locator('[data-stock-alert]').getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Email me when it’s back in stock' }).click()
    await page.getByText(/please open the link in the email/).waitFor()

    const link = () => findLink(shop.url, email, /\/api\/ext\/stock-alert\/confirm\/[\w-]+/)
    await expect.poll(link, { timeout: 90_000 }).not.toBeNull()
    await page.goto(shop.url((await link()) ?? ''))
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirm stock alert' }).click()
    await page.getByText('Stock alert confirmed').waitFor()
    await shop.merchant.setStock(product.sku, 40)
    await expect.poll(() => findMails(shop.url, email, 'Back in stock'), { timeout: 90_000 }).toHaveLength(1)
    await shop.merchant.setStock(product.sku, 0)
    await shop.merchant.setStock(product.sku, 40)
    expect(await findMails(shop.url, email, 'Back in stock')).toHaveLength(1)
  },
  240_000,
)

guestJourney(
  'shows between which days a product is delivered, on its page and in the cart',
  async ({ shop, shared: { page } }) => {
    const [product] = await findWellStockedProducts(shop.port)
    await openPage(page, shop.url(`/${product?.url_path}`))
    const promise = page.getByText(/Delivered between \d+ \w+ and \d+ \w+/).first()
    await promise.waitFor()
    const text = await promise.textContent()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await openPage(page, shop.url('/cart'))
    await page.getByText(text ?? '').waitFor()
  },
)

async function findLink(url: (path: string) => string, email: string, link: RegExp): Promise<string | null> {
  for (const mail of await findMails(url, email)) {
    const found = link.exec(mail)
    if (found) return found[0]
  }
  return null
}
