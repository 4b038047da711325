import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountName, login, newEmail, register, signOut } from './account/account-page.ts'
import { goWithoutLoading } from './browser/go-without-loading.ts'
import { openPage } from './browser/open-page.ts'
import { cartLink, dialog, openMicrocart, pressAdd, waitUntilCartSent } from './cart/cart-page.ts'
import { findWellStockedProducts } from './cart/well-stocked.ts'
import { journey } from './journey.ts'

const lines = (page: Page) => dialog(page).getByRole('listitem')
const quantity = (page: Page, product: string) =>
  dialog(page).getByRole('spinbutton', { name: `Quantity of ${product}` })

journey(
  'shares one cart between a customer’s devices and merges a guest cart once',
  async ({ shop }) => {
    const [one, two] = await findWellStockedProducts(shop.port)
    if (!one || !two) throw new Error('The demo has too few products')
    const email = newEmail()
    const desk = await shop.open(`/${one.url_path}`)
    await pressAdd(desk)
    await register(desk, email)
    await openMicrocart(desk)
    await expect.poll(() => lines(desk).count()).toBe(1)

    // Another device, where the same customer has added items as a guest.
    const sofa = await shop.open(`/${one.url_path}`)
    await pressAdd(sofa)
    await goWithoutLoading(sofa, `/${two.url_path}`)
    await sofa.getByRole('heading', { level: 1, name: two.name }).waitFor()
    await pressAdd(sofa)
    await login(sofa, email)
    await accountName(sofa).waitFor()
    await openMicrocart(sofa)
    await expect.poll(() => quantity(sofa, one.name).inputValue()).toBe('2')
    expect(await lines(sofa).count()).toBe(2)

    // Changes sent by one device appear on the other when its cart is opened.
    await waitUntilCartSent(sofa)
    await openPage(desk, desk.url())
    await openMicrocart(desk)
    await expect.poll(() => lines(desk).count()).toBe(2)
    await expect.poll(() => quantity(desk, one.name).inputValue()).toBe('2')

    // Logging out removes the cart from the device but not from the server.
    await sofa.keyboard.press('Escape')
    await signOut(sofa)
    await accountName(sofa).waitFor({ state: 'detached' })
    await expect.poll(() => cartLink(sofa).textContent()).not.toMatch(/[1-9]/)
    await login(sofa, email)
    await accountName(sofa).waitFor()
    await openMicrocart(sofa)
    await expect.poll(() => quantity(sofa, one.name).inputValue()).toBe('2')
  },
  150_000,
)
