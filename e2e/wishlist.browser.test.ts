import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountName, dialog, login, newEmail, notices, register, signOut } from './account/account-page.ts'
import { accessibilityProblems } from './browser/axe.ts'
import { goWithoutLoading } from './browser/go-without-loading.ts'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import type { Journey } from './journey.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'

const saveButton = (page: Page) => page.getByRole('button', { name: 'Add to wishlist', exact: true })
const compareButton = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true })
const isPressed = (page: Page) => expect.poll(() => saveButton(page).getAttribute('aria-pressed'))
const count = (page: Page) => page.locator('header a[href$="/wishlist"]').getByText(/Wishlist, \d+ item/)

/** Resolves when the server has confirmed the next change of the wishlist: the page shows a change before that. */
const changeSent = (page: Page) =>
  page.waitForResponse(
    (reply) => reply.url().includes('/api/ext/saved/wishlist') && reply.request().method() === 'POST' && reply.ok(),
  )

/** Answers product searches, or only those for one SKU, with 503, as a busy server does. */
async function failSearches(page: Page, sku = '') {
  const isProductSearch = ({ href }: URL) => href.includes('/product/_search') && decodeURIComponent(href).includes(sku)
  await page.route(isProductSearch, (route) => route.fulfill({ status: 503, json: { code: 503, result: null } }))
  return { succeed: () => page.unroute(isProductSearch) }
}

/** Answers the searches for products like a shop that has none. */
const findNoProducts = (page: Page) =>
  page.route(
    ({ href }) => href.includes('/product/_search'),
    (route) => route.fulfill({ json: { hits: [], total: 0 } }),
  )

/** Opens a file first, because a page of the shop may still write products that it has just loaded. */
async function clearStoredProducts(page: Page, url: Journey['url']): Promise<void> {
  await page.goto(url('/robots.txt'))
  await page.evaluate(clearProducts)
}

/** Runs inside a page. */
function clearProducts(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('default-shop')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const change = opening.result.transaction('products', 'readwrite')
      change.objectStore('products').clear()
      change.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

const visitorJourney = newVisitorJourney()

visitorJourney(
  'keeps a wishlist on two devices, also when it is changed offline, until the customer logs out',
  async ({ shop, page: friend }) => {
    shop.allow(/ERR_INTERNET_DISCONNECTED/)
    const [one, two] = await findWellStockedProducts(shop.port)
    if (!one || !two) throw new Error('The demo has too few products')
    const email = newEmail()
    // A product that a guest saves stays in the wishlist after registration.
    const desk = await shop.open(`/${one.url_path}`)
    await saveButton(desk).click()
    await isPressed(desk).toBe('true')
    await notices(desk).getByText(`${one.name} has been added to your wishlist!`).waitFor()
    await register(desk, email)

    const sofa = await shop.open('/my-account', { viewport: phone })
    await sofa.locator('main').getByRole('button', { name: 'Log in' }).click()
    await dialog(sofa).locator('input[name="email"]').fill(email)
    await dialog(sofa).locator('input[name="password"]').fill('a long password')
    await dialog(sofa).locator('button[type="submit"]').click()
    await sofa.locator('[data-account]').waitFor()
    await sofa.locator('nav a[href$="/wishlist"]').last().click()
    await sofa.locator('[data-wishlist="1"]').getByText(one.name).waitFor()
    expect(await accessibilityProblems(sofa)).toEqual([])

    // Both devices change the wishlist, one of them offline; the server merges the changes.
    await goWithoutLoading(sofa, `/${two.url_path}`)
    await sofa.getByRole('heading', { level: 1, name: two.name, exact: true }).waitFor()
    await sofa.context().setOffline(true)
    await saveButton(sofa).click()
    await isPressed(sofa).toBe('true')
    const isRemovalSent = changeSent(desk)
    await saveButton(desk).click()
    await notices(desk).getByText(`${one.name} has been removed from your wishlist!`).waitFor()
    await isRemovalSent
    await sofa.context().setOffline(false)
    await expect.poll(() => count(sofa).textContent()).toBe('Wishlist, 1 item')
    await goWithoutLoading(desk, '/wishlist')
    await desk.locator('[data-wishlist="1"]').getByText(two.name).waitFor()
    expect(await desk.locator('[data-wishlist]').getByText(one.name).count()).toBe(0)

    // Everybody with the link sees the products.
    await desk.getByRole('button', { name: 'Create a link' }).click()
    const url = await desk.getByLabel('Link to your wishlist').inputValue()
    await openPage(friend, shop.url(new URL(url).pathname + new URL(url).search))
    await friend.locator('[data-shared="1"]').getByText(two.name).waitFor()
    expect(await accessibilityProblems(friend)).toEqual([])

    // The moved product is in the cart and no longer in the wishlist.
    await desk.getByRole('button', { name: 'Move to cart' }).click()
    await desk.getByText('Your wishlist is empty').waitFor()
    await expect.poll(() => desk.locator('header a[href$="/cart"]').textContent()).toContain('1')
    await goWithoutLoading(desk, `/${one.url_path}`)
    await desk.getByRole('heading', { level: 1, name: one.name, exact: true }).waitFor()
    // Wait until this change is sent, because changes that are not sent before the logout are lost.
    const isSent = changeSent(desk)
    await saveButton(desk).click()
    await isPressed(desk).toBe('true')
    await isSent
    await expect.poll(() => count(desk).textContent()).toBe('Wishlist, 1 item')

    // Logging out clears the wishlist in every tab, but not on the server.
    const otherTab = await desk.context().newPage()
    await openPage(otherTab, shop.url(`/${one.url_path}`))
    await isPressed(otherTab).toBe('true')
    await signOut(desk)
    await isPressed(desk).toBe('false')
    await isPressed(otherTab).toBe('false')
    await accountName(desk).waitFor({ state: 'detached' })
    await login(desk, email)
    await accountName(desk).waitFor()
    await desk.locator('header a[href$="/wishlist"]').click()
    await dialog(desk).getByRole('link', { name: one.name, exact: true }).waitFor()
    expect(await accessibilityProblems(desk, '[open]')).toEqual([])
  },
  120_000,
)

visitorJourney('saves a product from its card in a list', async ({ shop, page }) => {
  await page.setViewportSize(phone)
  await openPage(page, shop.url('/clocks'))
  const heart = page.getByRole('button', { name: /^Add .+ to wishlist$/ }).first()
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => count(page).textContent()).toBe('Wishlist, 1 item')
  await page.reload()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')

  // The product's price is loaded as soon as the server answers again, without another visit.
  shop.allow(/503/)
  const searches = await failSearches(page)
  await openPage(page, shop.url('/wishlist'))
  const entry = page.locator('[data-wishlist="1"] li')
  await entry.getByText('View product').waitFor()
  expect(await entry.getByText(/£/).count()).toBe(0)
  await searches.succeed()
  await entry.getByText(/£/).waitFor()
})

visitorJourney(
  'keeps a saved product although the shopper leaves its page at once or it cannot be added to the cart',
  async ({ shop, page }) => {
    shop.allow(/400/)
    const [product] = await findWellStockedProducts(shop.port)
    if (!product) throw new Error('The demo has no products')
    await openPage(page, shop.url(`/${product.url_path}`))
    await page.evaluate('navigator.locks.request = () => new Promise(() => {})')
    await saveButton(page).click()
    await isPressed(page).toBe('true')
    await openPage(page, shop.url('/wishlist'))
    await page.locator('[data-wishlist="1"]').getByText(product.name).waitFor()
    // The product is saved now, and a later page does not apply the same press again.
    const refusal = { code: 400, result: 'Sold out just now', error: 'out_of_stock' }
    await page.route('**/api/cart/update**', (route) => route.fulfill({ status: 400, json: refusal }))
    await page.reload()
    await page.locator('[data-wishlist="1"]').waitFor()
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saved-change'))),
    ).toEqual([])

    await page.getByRole('button', { name: 'Move to cart' }).click()
    await notices(page).getByText('Sold out just now').waitFor()
    await page.locator('[data-wishlist="1"]').getByText(product.name).waitFor()
    await page.unroute('**/api/cart/update**')
    await page.getByRole('button', { name: 'Move to cart' }).click()
    await page.getByText('Your wishlist is empty').waitFor()
  },
)

visitorJourney(
  'compares at most six products side by side and marks their differences',
  async ({ shop, page }) => {
    const products = (await findWellStockedProducts(shop.port)).slice(0, 7)
    await openPage(page, shop.url(`/${products[0]?.url_path}`))
    for (const [at, { url_path, name }] of products.entries()) {
      if (at > 0) await goWithoutLoading(page, `/${url_path}`)
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await compareButton(page).click()
      await notices(page)
        .getByText(at < 6 ? `${name} has been added to your comparison!` : 'You can compare up to 6 products.')
        .waitFor()
    }
    await goWithoutLoading(page, '/compare')
    await page.locator('[data-compare="6"]').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const rows = await page.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        differs: row.hasAttribute('data-differs'),
        values: [...row.querySelectorAll('td')].map((cell) => cell.textContent),
      })),
    )
    expect(rows.length).toBeGreaterThan(2)
    for (const { differs, values } of rows) expect(differs).toBe(new Set(values).size > 1)
    await page.getByRole('checkbox', { name: 'Show differences only' }).check()
    expect(await page.locator('tbody tr:not([data-differs])').count()).toBe(0)
    await page.getByRole('button', { name: `Remove ${products[0]?.name} from comparison` }).click()
    await notices(page).getByText(`${products[0]?.name} has been removed from your comparison!`).waitFor()
    await page.locator('[data-compare="5"]').waitFor()

    // A product that could not be loaded is shown by its name, and completely once the server answers.
    shop.allow(/503/)
    await clearStoredProducts(page, shop.url)
    const missing = products[2]
    const searches = await failSearches(page, missing?.sku)
    await openPage(page, shop.url('/compare'))
    await page.getByText(`We couldn’t load ${missing?.name}.`).waitFor()
    await page.locator('[data-compare="4"]').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await searches.succeed()
    await page.locator('[data-compare="5"]').waitFor()
    expect(await page.getByText('We couldn’t load').count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
  },
  90_000,
)

visitorJourney('shows saved products that the shop no longer has, and lets them be removed', async ({ shop, page }) => {
  const [product] = await findWellStockedProducts(shop.port)
  if (!product) throw new Error('The demo has no products')
  await openPage(page, shop.url(`/${product.url_path}`))
  await compareButton(page).click()
  await notices(page).getByText(`${product.name} has been added to your comparison!`).waitFor()
  await saveButton(page).click()
  await notices(page).getByText(`${product.name} has been added to your wishlist!`).waitFor()
  await clearStoredProducts(page, shop.url)
  await findNoProducts(page)
  await openPage(page, shop.url('/compare'))
  await page.getByText('No longer available').waitFor()
  await page.locator('main').getByRole('link', { name: 'Continue shopping' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: `Remove ${product.name} from comparison` }).click()
  await page.getByText('No products to compare yet').waitFor()
  await openPage(page, shop.url('/wishlist'))
  const entry = page.locator('[data-wishlist="1"] li')
  await entry.getByText('No longer available').waitFor()
  expect(await entry.getByRole('link').count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: `Remove ${product.name} from wishlist` }).click()
  await page.getByText('Your wishlist is empty').waitFor()
})
