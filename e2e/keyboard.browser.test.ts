import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './browser/open-page.ts'
import { phone } from './browser/sizes.ts'
import { newVisitorJourney } from './new-visitor-journey.ts'

const visitorJourney = newVisitorJourney()

/** The text or label of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim())
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)

visitorJourney('skips the menu with the first tab stop', async ({ shop, page }) => {
  await openPage(page, shop.url('/clocks'))
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to main content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await isFocused(page, 'main')).toBe(true)
})

visitorJourney('opens, navigates and closes the menu with the keyboard', async ({ shop, page }) => {
  await openPage(page, shop.url('/'))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Wall Art', exact: true }).first().focus()
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('Photo Frames')
  await page.keyboard.press('ArrowLeft')

  const open = menu.locator('[data-submenu]:visible')
  await page.keyboard.press('ArrowDown')
  await open.waitFor()
  await expect.poll(() => isFocused(page, '[data-submenu]')).toBe(true)
  const first = await focused(page)
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).not.toBe(first)
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Wall Art')

  // The button next to the link opens the same submenu and exposes its state.
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('More in Wall Art')
  await page.keyboard.press('Enter')
  await menu.getByRole('button', { name: 'More in Wall Art', expanded: true }).waitFor()
  await page.keyboard.press('Tab')
  expect(await isFocused(page, '[data-submenu]')).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/wall-art\//)
  await open.waitFor({ state: 'hidden' })
})

/** Runs inside the page: focuses the first or last control of the open dialog, from where the focus could leave it. */
function focusInDialog(which: 'first' | 'last'): void {
  const controls = document.querySelectorAll<HTMLElement>('dialog[open] :is(a[href], button, input, select, summary)')
  const usable = [...controls].filter(
    (control) =>
      control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility({ visibilityProperty: true }),
  )
  usable.at(which === 'first' ? 0 : -1)?.focus()
}

const panels = [
  { name: 'the cart', link: /^Cart/, title: 'Cart' },
  { name: 'the wishlist', link: /^Wishlist/, title: 'Wishlist' },
  { name: 'the account', link: 'Account', title: 'Log in' },
  { name: 'the search', link: 'What are you looking for?', title: 'Search' },
]

visitorJourney('traps the focus in panels, locks scrolling and restores the focus', async ({ shop, page }) => {
  await openPage(page, shop.url('/'))
  await page.evaluate(() => scrollTo(0, 0))
  for (const { name, link, title } of panels) {
    const opener = page.locator('header').getByRole('link', { name: link })
    await opener.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog')
    await panel.waitFor()
    expect(await panel.getByRole('heading', { level: 2 }).first().textContent(), name).toBe(title)
    for (const [from, key] of [['last', 'Tab'] as const, ['first', 'Shift+Tab'] as const]) {
      await page.evaluate(focusInDialog, from)
      for (let step = 1; step <= 3; step++) {
        await page.keyboard.press(key)
        expect(await isFocused(page, 'dialog[open]'), `${name}, ${step} × ${key} from its ${from} control`).toBe(true)
      }
    }
    await page.mouse.move(200, 700)
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow), name).toBe('hidden')
    expect(await page.evaluate(() => scrollY), name).toBe(0)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement), name).toBe(true)
  }
  // A click outside a panel closes it too.
  await page.locator('header').getByRole('link', { name: /^Cart/ }).click()
  await page.getByRole('dialog').waitFor()
  await page.mouse.click(100, 600)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

visitorJourney('opens the store switcher by key and closes it on Escape and on blur', async ({ shop, page }) => {
  await openPage(page, shop.url('/'))
  const summary = page.locator('header details summary')
  const choice = page.getByText('Choose a store')
  await summary.focus()
  await page.keyboard.press('Enter')
  await choice.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await choice.waitFor({ state: 'hidden' })
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await choice.waitFor()
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab')
  await choice.waitFor({ state: 'hidden' })
})

visitorJourney('shows categories, journal, account and stores in the phone menu', async ({ shop, page }) => {
  await page.setViewportSize(phone)
  await openPage(page, shop.url('/'))
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Clocks', { exact: true }).first().focus()
  await menu.locator('summary', { hasText: 'Clocks' }).press('Enter')
  await menu.getByRole('link', { name: 'Wall Clocks', exact: true }).waitFor()
  // One section is open at a time.
  await menu.locator('summary', { hasText: 'Wall Art' }).press('Enter')
  await menu.getByRole('link', { name: 'Wall Clocks', exact: true }).waitFor({ state: 'hidden' })
  await menu.getByRole('link', { name: /Mantel Italia/ }).waitFor()
  // Opens another panel from inside a panel.
  await menu.getByRole('link', { name: 'Wishlist' }).press('Enter')
  await page.getByRole('dialog', { name: 'Wishlist' }).waitFor()
  await menu.waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await opener.press('Enter')
  await menu.locator('summary', { hasText: 'Clocks' }).press('Enter')
  await menu.getByRole('link', { name: 'Mantel Clocks', exact: true }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Mantel Clocks' }).waitFor()
  await menu.waitFor({ state: 'hidden' })
})
