import type { Page } from 'playwright-core'
import type { CheckedPart } from '../browser/axe.ts'
import { screenNamed } from './screens.ts'

export type Panel = {
  name: string
  /** Name of the screen on which the panel opens. */
  on: string
  /** The size at which the panel exists; both if absent. */
  size?: 'phone' | 'desktop'
  /** What the panel adds to the page; an open dialog or disclosure if absent. */
  part?: CheckedPart
  open(page: Page): Promise<void>
}

const dialog = (page: Page) => page.locator('dialog[open]')

/**
 * Opens a panel of the header. Finds its control by the URL that it links to without JavaScript, because that is the same in
 * every language.
 */
const fromHeader = (path: string) => async (page: Page) => {
  await page.locator(`header a[href$="${path}"]:visible`).first().click()
  await dialog(page).waitFor()
}
const button = (nth: number) => async (page: Page) => {
  await page.locator('main button[aria-haspopup="dialog"]:visible').nth(nth).click()
  await dialog(page).waitFor()
}

/** All panels, dialogs and sheets. */
export const panels: readonly Panel[] = [
  {
    name: 'sidebar',
    on: 'home',
    size: 'phone',
    async open(page) {
      await page.locator('header button[aria-haspopup="dialog"]').click()
      await dialog(page).locator('summary').first().click()
    },
  },
  { name: 'search panel', on: 'home', open: fromHeader('/search') },
  {
    name: 'instant results',
    on: 'home',
    async open(page) {
      await fromHeader('/search')(page)
      await page.keyboard.type('clo')
      await dialog(page).locator('section li a').first().waitFor()
    },
  },
  { name: 'microcart', on: 'home', open: fromHeader('/cart') },
  { name: 'wishlist panel', on: 'home', open: fromHeader('/wishlist') },
  { name: 'account panel', on: 'home', size: 'desktop', open: fromHeader('/my-account') },
  {
    name: 'store switcher',
    on: 'home',
    size: 'desktop',
    open: async (page) => page.locator('header details summary').click(),
  },
  {
    name: 'mega menu',
    on: 'home',
    size: 'desktop',
    part: '[data-submenu]',
    async open(page) {
      await page.locator('[data-menu-entry]:not([data-menu-entry=""]) [data-menu-link]').first().hover()
      await page.locator('[data-submenu]:visible').waitFor()
    },
  },
  { name: 'filter sheet', on: 'category', size: 'phone', open: button(0) },
  { name: 'sort sheet', on: 'category', size: 'phone', open: button(1) },
  {
    name: 'blog menu',
    on: 'journal',
    size: 'phone',
    part: 'content',
    async open(page) {
      await page.locator('main button[aria-controls]:visible').first().click()
      await page.locator('main nav a[href$="/blog"]:visible').last().waitFor()
    },
  },
  {
    name: 'zoom',
    on: 'configurable product',
    async open(page) {
      await page.locator('main section a[href*="/img/"]').first().click()
      await dialog(page).locator('img').waitFor()
    },
  },
  {
    name: 'share',
    on: 'configurable product',
    async open(page) {
      await page.locator('main details summary').last().click()
    },
  },
]

for (const { on } of panels) screenNamed(on)
