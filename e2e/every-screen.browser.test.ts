import { accessibilityProblems } from './browser/axe.ts'
import { blockPictures } from './browser/block-pictures.ts'
import { openPage } from './browser/open-page.ts'
import { desktop, phone } from './browser/sizes.ts'
import { walkByKeyboard } from './browser/walk-by-keyboard.ts'
import { type Journey, journeyWithoutWorker as journey, withoutForwarding } from './journey.ts'
import { panels } from './screens/panels.ts'
import { screenNamed, screens } from './screens/screens.ts'
import { findStorePaths, type StorePaths } from './screens/store-paths.ts'
import { shopOfWorker } from './shop/shop-of-worker.ts'
import { type StoreCode, stores, storeUrl } from './shop/stores.ts'

const known = new Map<StoreCode, Promise<StorePaths>>()
function pathsOf(code: StoreCode): Promise<StorePaths> {
  const paths = known.get(code) ?? findStorePaths(shopOfWorker().port, code)
  known.set(code, paths)
  return paths
}

type State = { name: string; store: StoreCode; size: 'phone' | 'desktop'; colorScheme: 'light' | 'dark' }

/** Checks every screen and panel once, varying store, size and colour scheme; `npm run bench -- matrix` checks all combinations. */
const consumer = ['default', 'de', 'it'] as const
const trade = ['trade', 'trade_eu'] as const
const states: State[] = [...screens, ...panels].map(({ name, ...rest }, at) => {
  const isTrades = 'only' in rest || at % 4 === 3
  const type = / product$/.test(name) && !/^(simple|configurable)/.test(name)
  const choice: readonly StoreCode[] = isTrades && !type ? trade : consumer
  return {
    name,
    store: choice[at % choice.length] ?? 'default',
    size: ('size' in rest && rest.size) || (at % 2 === 0 ? 'phone' : 'desktop'),
    colorScheme: at % 3 === 0 ? 'dark' : 'light',
  }
})

async function findProblems(shop: Journey, { name, store, size, colorScheme }: State): Promise<string[]> {
  const panel = panels.find((one) => one.name === name)
  const { path, status = 200 } = screenNamed(panel?.on ?? name)
  const address = path(await pathsOf(store))
  if (address === undefined) return [`${name}: ${store} has none`]
  const viewport = size === 'phone' ? phone : desktop
  // The service worker would fetch every file of the build for each visitor.
  const context = await shop.visitor({ viewport, colorScheme, reducedMotion: 'reduce', ...withoutForwarding })
  await blockPictures(context)
  const page = await context.newPage()
  const actualStatus = await openPage(page, storeUrl(shop.port, store, address))
  await panel?.open(page)
  const problems = await accessibilityProblems(page)
  if (!panel) problems.push(...(await walkByKeyboard(page)))
  const lang = await page.locator('html').getAttribute('lang')
  await context.close()
  const { locale } = stores.find(({ code }) => code === store) ?? stores[0]
  if (actualStatus !== status) problems.push(`status ${actualStatus}`)
  if (lang !== locale) problems.push(`language ${lang}`)
  return problems
}

// Two at a time: while one page is checked, the next one loads. The checks do not depend on timing.
for (const state of states)
  journey.concurrent(
    `shows no problems: ${state.name} of ${state.store} on a ${state.size}, ${state.colorScheme}`,
    async ({ shop, expect }) => {
      shop.allow(/there\/is\/nothing\/here|preview\/expired/)
      expect(await findProblems(shop, state)).toEqual([])
    },
  )

for (const { code } of stores)
  journey.concurrent(`loads and hydrates the main screens of ${code} without errors`, async ({ shop, expect }) => {
    const { category, products, term } = await pathsOf(code)
    const page = await shop.page(withoutForwarding)
    for (const path of ['/', category, products.configurable ?? '', `/search?q=${term}`, '/about-us', '/cart']) {
      expect(await openPage(page, storeUrl(shop.port, code, path)), path).toBe(200)
      // Triggers the code that loads on the visitor's first input.
      await page.mouse.move(200, 300)
      await page.mouse.move(210, 310)
    }
  })
