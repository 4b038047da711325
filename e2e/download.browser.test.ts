import { expect } from 'vitest'
import { accessibilityProblems } from './browser/axe.ts'
import { phone } from './browser/sizes.ts'
import { pressAdd } from './cart/cart-page.ts'
import {
  acceptTerms,
  fillAddress,
  fillGuest,
  openCheckout,
  payButton,
  testCards,
  typeCard,
  waitForThankYouPage,
} from './checkout/checkout-page.ts'
import { journey } from './journey.ts'
import { readCatalogue } from './shop/read-catalogue.ts'

journey(
  'sells a download, offers it on the thank-you page, counts its uses, refuses a changed link and ends the right to withdraw',
  async ({ shop }) => {
    // The test requests a changed link, which is refused with 404.
    shop.allow(/404/)
    const { products } = await readCatalogue(shop.port, 'default')
    const file = products.find(({ type_id }) => type_id === 'downloadable')
    const page = await shop.open(`/${file?.url_path}`, { viewport: phone })
    await pressAdd(page)
    await openCheckout(page, shop.url('/checkout'))
    await fillGuest(page, 'reader@example.test')
    await fillAddress(page, 'payment')
    await acceptTerms(page)
    await typeCard(page, testCards.accepted)
    await payButton(page).click()
    // Starting a download ends the right to withdraw, so the shopper has to agree first.
    await page.getByRole('link', { name: /^Downloads: / }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.locator('[name="downloadConsent"]').check()
    await payButton(page).click()
    await waitForThankYouPage(page, 'paid')
    const link = page.locator('[data-download] a')
    await link.waitFor({ timeout: 60_000 })
    expect(await accessibilityProblems(page, '[data-download]')).toEqual([])
    const address = String(await link.getAttribute('href'))
    const left = async () => Number(/left: (\d+)/.exec(await page.locator('[data-download]').innerText())?.[1])
    const before = await left()
    const reply = await page.request.get(new URL(address, page.url()).href)
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await page.reload()
    await link.waitFor()
    await expect.poll(left).toBe(before - 1)

    // A changed link does not give access to the file.
    const wrong = address.replace(/.{6}$/, 'AAAAAA')
    expect((await page.request.get(new URL(wrong, page.url()).href)).status()).toBe(404)
  },
)
