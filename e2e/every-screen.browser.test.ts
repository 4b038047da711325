import type { Page } from 'playwright-core'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { desktop, phone, type Size } from './browser/sizes.ts'
import { walkByKeyboard } from './browser/walk-by-keyboard.ts'
import { journey, withoutForwardedAddress } from './journey.ts'
import { type Panel, panels } from './screens/panels.ts'
import { type Screen, screenNamed, screens } from './screens/screens.ts'
import { findStorePaths, type StorePaths } from './screens/store-paths.ts'
import { shopOfWorker } from './shop/shop-of-worker.ts'
import { type StoreCode, stores, storeUrl } from './shop/stores.ts'

type Visit = { store: StoreCode; size: Size; colorScheme: 'light' | 'dark'; seen: (Screen | Panel)[] }

/** Every store in both sizes and both colour schemes. */
const visits: Visit[] = [
  { store: 'default', size: 'phone', colorScheme: 'dark', seen: [] },
  { store: 'de', size: 'desktop', colorScheme: 'light', seen: [] },
  { store: 'it', size: 'phone', colorScheme: 'light', seen: [] },
  { store: 'trade', size: 'desktop', colorScheme: 'dark', seen: [] },
  { store: 'trade_eu', size: 'phone', colorScheme: 'dark', seen: [] },
  { store: 'default', size: 'desktop', colorScheme: 'light', seen: [] },
  { store: 'de', size: 'phone', colorScheme: 'dark', seen: [] },
  { store: 'it', size: 'desktop', colorScheme: 'dark', seen: [] },
  { store: 'trade', size: 'phone', colorScheme: 'light', seen: [] },
  { store: 'trade_eu', size: 'desktop', colorScheme: 'light', seen: [] },
]
const isTrades = ({ store }: Visit) => store.startsWith('trade')

/**
 * Assigns every screen and panel to one visit, the one with the fewest so far; `npm run bench -- matrix` checks all
 * combinations.
 */
for (const one of [...screens, ...panels]) {
  const suits = (visit: Visit) =>
    (!('only' in one) || isTrades(visit)) &&
    (!/ product$/.test(one.name) || /^(simple|configurable)/.test(one.name) || !isTrades(visit)) &&
    (!('size' in one) || one.size === visit.size)
  visits
    .filter(suits)
    .toSorted((a, b) => a.seen.length - b.seen.length)[0]
    ?.seen.push(one)
}

const known = new Map<StoreCode, Promise<StorePaths>>()
function pathsOf(code: StoreCode): Promise<StorePaths> {
  const paths = known.get(code) ?? findStorePaths(shopOfWorker().port, code)
  known.set(code, paths)
  return paths
}

/** One screen of each layout is checked as a whole; the other screens are checked without header and footer. */
const withFrame = new Set(['home', 'checkout'])

async function findProblems(page: Page, one: Screen | Panel, { store }: Visit): Promise<string[]> {
  const panel = 'open' in one ? one : undefined
  const { path, status = 200 } = 'open' in one ? screenNamed(one.on) : one
  const address = path(await pathsOf(store))
  if (address === undefined) return [`${store} has none`]
  const actualStatus = await openPage(page, storeUrl(shopOfWorker().port, store, address))
  await panel?.open(page)
  const problems = await accessibilityProblems(page, panel || withFrame.has(one.name) ? 'page' : 'content')
  if (!panel) problems.push(...(await walkByKeyboard(page)))
  const lang = await page.locator('html').getAttribute('lang')
  const { locale } = stores.find(({ code }) => code === store) ?? stores[0]
  if (actualStatus !== status) problems.push(`status ${actualStatus}`)
  if (lang !== locale) problems.push(`language ${lang}`)
  return problems
}

// Two of these journeys run at a time: while one page is checked, the next one loads. The checks do not depend on
// timing.
for (const visit of visits) {
  const { store, size, colorScheme, seen } = visit
  journey.concurrent(
    `shows no problems in ${store} on a ${size}, ${colorScheme}: ${seen.map(({ name }) => name).join(', ')}`,
    async ({ shop, expect }) => {
      shop.allow(/there\/is\/nothing\/here|preview\/expired/)
      const viewport = size === 'phone' ? phone : desktop
      const page = await shop.page({ viewport, colorScheme, reducedMotion: 'reduce', ...withoutForwardedAddress })
      const found: Record<string, string[]> = {}
      for (const one of seen) {
        const problems = await findProblems(page, one, visit)
        if (problems.length > 0) found[one.name] = problems
      }
      expect(found).toEqual({})
    },
  )
}

for (const { code } of stores)
  journey.concurrent(`loads and hydrates the main screens of ${code} without errors`, async ({ shop, expect }) => {
    const { category, products, term } = await pathsOf(code)
    const page = await shop.page(withoutForwardedAddress)
    for (const path of ['/', category, products.configurable ?? '', `/search?q=${term}`, '/about-us', '/cart']) {
      expect(await openPage(page, storeUrl(shop.port, code, path)), path).toBe(200)
      if (path === '/') expect(await accessibilityProblems(page, 'page')).toEqual([])
      // Triggers the code that loads on the visitor's first input.
      await page.mouse.move(200, 300)
      await page.mouse.move(210, 310)
    }
  })
