import type { Page } from 'playwright-core'
import type { StorePaths } from '../e2e/screens/store-paths.ts'
import { baselinePagePath } from './interactions-baseline.ts'

/** A press is a click or a tap on one element of a page. */
export type Press = {
  name: string
  path(paths: StorePaths): string
  /** The measured browser has a touch screen and a narrow window. */
  isPhone?: boolean
  /** Presses needed on the same page before the measured one. */
  before?(page: Page): Promise<void>
  /** CSS selector of the pressed element. */
  target: string
  /**
   * JavaScript expressions evaluated in the page: whether the first effect or the final content is visible. They can use
   * `before`, a copy of the target before the press, `statusBefore`, the number of products then, and textOf(), the text of an
   * element.
   */
  effect: string
  final: string
  /** Limit for the milliseconds until the final content is visible. */
  goalMs?: number
}

const filter = 'main section[aria-label="Filters"] input[name=color]'
const cards = 'main section[aria-label="Products"] ul > li > div > a'
const add = 'main article .ui-button'
const cartLink = 'header a[href$="/cart"]'

const filterPress: Omit<Press, 'name' | 'target'> = {
  path: ({ category }) => category,
  effect: 'target.checked',
  final: `!document.querySelector('main section[aria-busy]') && textOf('main [role=status]') !== statusBefore`,
  goalMs: 1000,
}

const openDialog = `document.querySelector('dialog[open]') !== null`
const product = ({ products }: StorePaths) => products.configurable ?? '/'

export const presses: readonly Press[] = [
  {
    name: 'floor: list as HTML',
    path: () => baselinePagePath,
    target: 'button',
    effect: `target.textContent === 'pressed'`,
    final: `document.querySelectorAll('li').length > 20`,
  },
  {
    name: 'card to product',
    path: ({ category }) => category,
    target: cards,
    effect: `before.querySelector('h2').textContent === textOf('main h1')`,
    final: `document.querySelector(${JSON.stringify(add)}) !== null`,
    goalMs: 1000,
  },
  { name: 'filter, first', ...filterPress, target: filter },
  {
    name: 'filter, next',
    ...filterPress,
    target: `${filter}:not(:checked)`,
    async before(page) {
      await page.locator(filter).first().click()
      await page.waitForURL(/color=/)
      await page.waitForTimeout(1000)
    },
  },
  {
    name: 'load more',
    path: ({ category }) => category,
    target: 'main a[rel=nofollow]',
    effect: `target.hasAttribute('aria-busy')`,
    final: `document.querySelectorAll(${JSON.stringify(cards)}).length >= 48`,
    goalMs: 800,
  },
  {
    name: 'add to cart',
    path: product,
    target: add,
    effect: 'target.outerHTML !== before.outerHTML',
    final: `/1/.test(textOf(${JSON.stringify(cartLink)})) && document.querySelector('.ui-notice') !== null`,
    goalMs: 400,
  },
  {
    name: 'microcart',
    path: ({ category }) => category,
    target: cartLink,
    effect: openDialog,
    final: `/empty/i.test(textOf('dialog[open]'))`,
  },
  {
    name: 'variant',
    path: product,
    target: 'main article ul[aria-labelledby^=option] a:not([aria-current])',
    effect: `target.hasAttribute('aria-current')`,
    final: 'location.href === target.href',
  },
  {
    name: 'menu on a phone',
    path: () => '/',
    isPhone: true,
    target: 'header button[aria-haspopup=dialog]',
    effect: openDialog,
    final: `document.querySelector('dialog[open] nav') !== null`,
  },
]
