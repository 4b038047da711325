import type { Page } from 'playwright-core'
import { accessibilityProblems } from './browser/axe.ts'
import { openPage } from './browser/open-page.ts'
import { desktop, isFullRun, phone, type Size } from './browser/sizes.ts'
import { walkByKeyboard } from './browser/walk-by-keyboard.ts'
import { journey, withoutForwardedAddress } from './journey.ts'
import { type Panel, panels } from './screens/panels.ts'
import { type Screen, screenNamed, screens } from './screens/screens.ts'
import { findStorePaths } from './screens/store-paths.ts'
import { shopOfWorker } from './shop/shop-of-worker.ts'
import { type StoreCode, stores, storeUrl } from './shop/stores.ts'

type Visit = { store: StoreCode; size: Size; colorScheme: 'light' | 'dark'; seen: Screen[]; inHeader: Panel[] }

/** Every store in both sizes and both colour schemes. */
const visits: Visit[] = [
  { store: 'default', size: 'phone', colorScheme: 'dark', seen: [], inHeader: [] },
  { store: 'de', size: 'desktop', colorScheme: 'light', seen: [], inHeader: [] },
  { store: 'it', size: 'phone', colorScheme: 'light', seen: [], inHeader: [] },
  { store: 'trade', size: 'desktop', colorScheme: 'dark', seen: [], inHeader: [] },
  { store: 'trade_eu', size: 'phone', colorScheme: 'dark', seen: [], inHeader: [] },
  { store: 'default', size: 'desktop', colorScheme: 'light', seen: [], inHeader: [] },
  { store: 'de', size: 'phone', colorScheme: 'dark', seen: [], inHeader: [] },
  { store: 'it', size: 'desktop', colorScheme: 'dark', seen: [], inHeader: [] },
  { store: 'trade', size: 'phone', colorScheme: 'light', seen: [], inHeader: [] },
  { store: 'trade_eu', size: 'desktop', colorScheme: 'light', seen: [], inHeader: [] },
]
const isTrades = ({ store }: Visit) => store.startsWith('trade')

/**
 * Each visit starts with one of these small screens. It is checked with header and footer, and the panels of the header are
 * opened on it: axe takes three times as long on the home page.
 */
const smallScreens = [
  'page',
  'contacts',
  'missing page',
  'order tracking',
  'newsletter link',
  'newsletter outcome',
  'no posts found',
  'nothing found',
  'search in posts',
  'account',
].map(screenNamed)

const panelsOf = (screen: Screen) => panels.filter(({ on }) => screenNamed(on) === screen)
const home = screenNamed('home')
/** Has a layout of its own, which is checked with its header and footer too. */
const checkout = screenNamed('checkout')

/** The visit with the fewest screens or panels among those that have such screens at this size. */
function chooseVisit(list: 'seen' | 'inHeader', one: Screen | Panel): Visit | undefined {
  const [panel, screen] = 'open' in one ? [one, screenNamed(one.on)] : [undefined, one]
  const neededSize = panel ? panel.size : screen === home ? undefined : panelsOf(screen).find(({ size }) => size)?.size
  const suits = (visit: Visit) =>
    (!screen.only || isTrades(visit)) &&
    (!/ product$/.test(screen.name) || /^(simple|configurable)/.test(screen.name) || !isTrades(visit)) &&
    (!neededSize || neededSize === visit.size)
  return visits.filter(suits).toSorted((a, b) => a[list].length - b[list].length)[0]
}

/** Assigns every screen and panel to one visit; `npm run bench -- matrix` checks all combinations. */
for (const screen of new Set([...smallScreens, ...screens])) chooseVisit('seen', screen)?.seen.push(screen)
for (const panel of panelsOf(home)) chooseVisit('inHeader', panel)?.inHeader.push(panel)

async function load(page: Page, store: StoreCode, { path, status = 200 }: Screen): Promise<string[]> {
  const address = path(await findStorePaths(shopOfWorker().port, store))
  if (address === undefined) return [`${store} has none`]
  const problems: string[] = []
  const actualStatus = await openPage(page, storeUrl(shopOfWorker().port, store, address))
  if (actualStatus !== status) problems.push(`status ${actualStatus}`)
  const lang = await page.locator('html').getAttribute('lang')
  const { locale } = stores.find(({ code }) => code === store) ?? stores[0]
  if (lang !== locale) problems.push(`language ${lang}`)
  return problems
}

async function findPanelProblems(page: Page, { open, part = '[open]' }: Panel): Promise<string[]> {
  await open(page)
  const problems = await accessibilityProblems(page, part)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  return problems
}

/** The problems of the screens of a visit and of their panels, by name. */
async function findProblems(page: Page, { store, seen, inHeader }: Visit): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const screen of seen) {
    const isFirst = screen === seen[0]
    found[screen.name] = [
      ...(await load(page, store, screen)),
      ...(await accessibilityProblems(page, isFirst || screen === checkout ? 'page' : 'content')),
      ...(await walkByKeyboard(page)),
    ]
    for (const panel of [...(isFirst ? inHeader : []), ...(screen === home ? [] : panelsOf(screen))])
      found[panel.name] = await findPanelProblems(page, panel)
  }
  return Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0))
}

const namesOf = ({ seen, inHeader }: Visit) =>
  [...seen.flatMap((screen) => [screen, ...(screen === home ? [] : panelsOf(screen))]), ...inHeader]
    .map(({ name }) => name)
    .join(', ')

// Two of these journeys run at a time: while one page is checked, the next one loads. The checks do not depend on
// timing.
for (const { code } of stores) {
  const own = visits.filter(({ store }) => store === code)
  const states = own.map((visit) => `on a ${visit.size}, ${visit.colorScheme}: ${namesOf(visit)}`)
  journey.concurrent(`shows no problems in ${code} ${states.join('; ')}`, async ({ shop, expect }) => {
    shop.allow(/there\/is\/nothing\/here|preview\/expired/)
    const page = await shop.page({ reducedMotion: 'reduce', ...withoutForwardedAddress })
    expect(await load(page, code, home), 'home').toEqual([])
    for (const visit of own) {
      await page.setViewportSize(visit.size === 'phone' ? phone : desktop)
      await page.emulateMedia({ colorScheme: visit.colorScheme })
      expect(await findProblems(page, visit), visit.size).toEqual({})
    }
  })
}

/** In `npm test` the journeys above load at least ten screens of each store. */
if (isFullRun)
  for (const { code } of stores)
    journey.concurrent(`loads and hydrates the main screens of ${code} without errors`, async ({ shop, expect }) => {
      const page = await shop.page(withoutForwardedAddress)
      for (const name of ['home', 'category', 'configurable product', 'search results', 'page', 'cart']) {
        expect(await load(page, code, screenNamed(name)), name).toEqual([])
        // Triggers the code that loads on the visitor's first input.
        await page.mouse.move(200, 300)
        await page.mouse.move(210, 310)
      }
    })
