import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { login, name, newEmail, register, signOut } from './account/account-page.ts'
import { openPage } from './browser/open-page.ts'
import { allSaid, count, dialog, openMicrocart, pressAdd } from './cart/cart-page.ts'
import { plenty } from './cart/plenty.ts'
import { journeyWithoutWorker as journey } from './journey.ts'

const lines = (page: Page) => dialog(page).getByRole('listitem')
const quantity = (page: Page, product: string) => dialog(page).getByLabel(`Quantity of ${product}`)

journey(
  'a customer has one cart on every device, and what a guest chose joins it once',
  async ({ shop }) => {
    const [one, two] = await plenty(shop.port)
    if (!one || !two) throw new Error('the demo has too little')
    const email = newEmail()
    const desk = await shop.open(`/${one.url_path}`)
    await pressAdd(desk)
    await register(desk, email)
    await openMicrocart(desk)
    await expect.poll(() => lines(desk).count()).toBe(1)

    // Another device, where the same customer has chosen more as a guest.
    const sofa = await shop.open(`/${one.url_path}`)
    await pressAdd(sofa)
    await openPage(sofa, shop.url(`/${two.url_path}`))
    await pressAdd(sofa)
    await login(sofa, email)
    await name(sofa).waitFor()
    await openMicrocart(sofa)
    await expect.poll(() => quantity(sofa, one.name).inputValue()).toBe('2')
    expect(await lines(sofa).count()).toBe(2)

    // What was done there is here as soon as one looks, once it has been said.
    await allSaid(sofa)
    await openPage(desk, desk.url())
    await openMicrocart(desk)
    await expect.poll(() => lines(desk).count()).toBe(2)
    await expect.poll(() => quantity(desk, one.name).inputValue()).toBe('2')

    // Signing out leaves nothing on the device, and loses nothing.
    await sofa.keyboard.press('Escape')
    await signOut(sofa)
    await name(sofa).waitFor({ state: 'detached' })
    await expect.poll(() => count(sofa).textContent()).not.toMatch(/[1-9]/)
    await login(sofa, email)
    await name(sofa).waitFor()
    await openMicrocart(sofa)
    await expect.poll(() => quantity(sofa, one.name).inputValue()).toBe('2')
  },
  150_000,
)
