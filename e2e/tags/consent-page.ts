import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { refusePictures } from '../browser/block-pictures.ts'
import type { Journey } from '../journey.ts'
import type { TagHit } from './tag-stand-ins.ts'

/** The event with which each tag reports a page view. */
export const pageViews = [
  ['tag-manager', 'virtual_page_view'],
  ['analytics', 'page_view'],
  ['heat-map', 'stateChange'],
  ['pin-board', 'pagevisit'],
  ['social-pixel', 'PageView'],
  ['product-analytics', '$pageview'],
] as const

export const consentDialog = '[data-consent-dialog]'
export const dialog = (page: Page) => page.locator(consentDialog)

/** A page of a new visitor. Drawing the shop's pictures would take longer than everything else. */
export async function visitWithoutPictures(shop: Journey, options?: BrowserContextOptions): Promise<Page> {
  shop.allow(/ERR_BLOCKED_BY_CLIENT/)
  const page = await shop.page(options)
  await refusePictures(page)
  return page
}

/** Waits until the page runs the code that asks for consent and starts tags, which it loads in idle time. */
export async function waitUntilTagCodeRuns(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/start-tags-[^/]+\.js$/.test(name)),
  )
}

/** Requests to other origins than the shop's. */
export function watchThirdParties(context: BrowserContext, port: number): string[] {
  const found: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).port !== String(port)) found.push(request.url())
  })
  return found
}

/** Names of everything that pages have stored. */
export async function readStorage(page: Page) {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  return { ...stored, cookies: (await page.context().cookies()).map(({ name }) => name) }
}

/** The shop needs the cookie of the chosen store view, the database of catalogue, cart and session, and the scroll positions. */
const isNecessary = (name: string | undefined) =>
  name === 'store_code' || name === 'react-router-scroll-positions' || /^[a-z_]+-shop$/.test(name ?? '')

/** Names of everything that pages have stored and that the shop would work without. */
export async function readUnnecessaryStorageNames(page: Page): Promise<(string | undefined)[]> {
  const names = Object.values(await readStorage(page)).flat()
  return names.filter((name) => !isNecessary(name))
}

/** Page views, and totals of a changing cart, may be reported more than once. */
const repeatable = new Set([...pageViews.map((view) => view.join(' ')), 'tag-manager gtm.js'])
const isTotal = /cart_total|CartTotal/

/** Events that a company has received more than once although each must be reported once. */
export function findRepeatedEvents(hits: readonly TagHit[]): string[] {
  // The heat map uses the same command for all events and passes the event's name as its argument.
  const names = hits.map(({ vendor, event, data }) => `${vendor} ${event === 'event' ? `event ${data[0]}` : event}`)
  return names.filter((name, at) => names.indexOf(name) !== at && !repeatable.has(name) && !isTotal.test(name))
}
