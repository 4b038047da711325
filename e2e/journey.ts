import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { newForwardedAddress } from './browser/forwarded-address.ts'
import { launchBrowser } from './browser/launch-browser.ts'
import { openPage } from './browser/open-page.ts'
import { desktop } from './browser/sizes.ts'
import { watchPage } from './browser/watch-page.ts'
import { type Merchant, merchantOf } from './shop/merchant.ts'
import { shopOfWorker } from './shop/shop-of-worker.ts'
import { hostOf, type StoreCode, storeUrl, type Website } from './shop/stores.ts'

export type Journey = {
  /** A new visitor with empty cookies, storage and cache. Errors and warnings of their pages fail the test. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext>
  /** A page of a new visitor, at desktop size by default. */
  page(options?: BrowserContextOptions): Promise<Page>
  /** A URL of the shop; store 'trade' is on a separate host. */
  url(path: string, website?: Website): string
  /** A hydrated page of a new visitor, at a path of a store view. */
  open(path: string, options?: BrowserContextOptions & { store?: StoreCode }): Promise<Page>
  port: number
  /** Commands that the merchant of the running shop can use. */
  merchant: Merchant
  /** Console errors and warnings that the test provokes and that must not fail it. */
  allow(complaint: RegExp): void
}

/** The browser's message if a test blocks the service worker. */
const workerBlocked = /Service Worker registration blocked/

/**
 * For pages of the trade stores: their API is on another origin, to which the browser would refuse to send the forwarded
 * address.
 */
export const withoutForwardedAddress = { extraHTTPHeaders: {} }

/** The browser's messages about preloaded pictures that the page does not load. */
const pictureNotUsed = /\/img\/\S+ (is found, but is not used|was preloaded using link preload but not used)/

/** Journeys of one worker share these browsers. */
const withoutPictures = withBrowser({ pictures: false })
const withPictures = withBrowser({ pictures: true })

/**
 * A test in a real browser against the running shop. Its pages load no pictures, because drawing, loading and decoding them
 * would take half of the CPU time. They do not start the service worker either, which fetches every file of the build for every
 * visitor.
 */
export const journey = journeyWith({})
export const journeyWithPictures = journeyWith({ pictures: true })
export const journeyWithWorker = journeyWith({ worker: true })

function withBrowser({ pictures }: { pictures: boolean }) {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from the pattern, and this one has none.
  return base.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser({ pictures })
    onCleanup(() => browser.close())
    return browser
  })
}

function journeyWith({ worker = false, pictures = false }: { worker?: boolean; pictures?: boolean }) {
  return (pictures ? withPictures : withoutPictures).extend('shop', async ({ browser }, { onCleanup }) => {
    const { closeAll, expectNoComplaints, shop } = openVisits(browser, { worker, pictures })
    onCleanup(async () => {
      await closeAll()
      expectNoComplaints()
    })
    return shop
  })
}

/**
 * Journeys of a file that share the tab of one visitor, such as a logged-in customer: a page in a new tab takes twice the CPU time of
 * a page in a tab that has loaded the scripts. `open` prepares the visitor once. Each journey gets what it returns as `shared` and
 * starts with a navigation of its own.
 */
export function journeySharing<T extends { page: Page }>(
  open: (shop: Journey) => Promise<T>,
  { worker = false, pictures = false }: { worker?: boolean; pictures?: boolean } = {},
) {
  return (pictures ? withPictures : withoutPictures)
    .extend('visits', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
      const visits = openVisits(browser, { worker, pictures })
      // The journeys have checked their complaints; a shop that the file opened itself is already closed.
      onCleanup(visits.closeAll)
      return { ...visits, opened: await open(visits.shop) }
    })
    .extend('shop', ({ visits }): Journey => visits.shop)
    .extend('shared', async ({ visits }, { onCleanup }): Promise<T> => {
      const { page } = visits.opened
      visits.forgetComplaints()
      onCleanup(async () => {
        for (const other of page.context().pages()) if (other !== page) await other.close()
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.context().unrouteAll({ behavior: 'ignoreErrors' })
        await page.context().setOffline(false)
        visits.expectNoComplaints()
      })
      return visits.opened
    })
}

/** The visitors of one journey or of the journeys that share them. */
function openVisits(browser: Browser, { worker = false, pictures = false }: { worker?: boolean; pictures?: boolean }) {
  const serviceWorkers = worker ? 'allow' : 'block'
  const contexts = new Set<BrowserContext>()
  const usuallyAllowed = pictures ? [] : [pictureNotUsed]
  const allowed: RegExp[] = []
  const complaints: string[] = []
  const { port, dataDir } = shopOfWorker()
  const extraHTTPHeaders = { 'x-forwarded-for': newForwardedAddress() }

  async function visitor(options?: BrowserContextOptions): Promise<BrowserContext> {
    const chosen = { viewport: desktop, extraHTTPHeaders, serviceWorkers, ...options } as const
    if (chosen.serviceWorkers === 'block') usuallyAllowed.push(workerBlocked)
    const context = await browser.newContext(chosen)
    contexts.add(context)
    context.once('close', () => contexts.delete(context))
    context.on('page', (page) => watchPage(page, (complaint) => complaints.push(complaint)))
    return context
  }

  function expectNoComplaints(): void {
    const patterns = [...usuallyAllowed, ...allowed]
    expect(complaints.filter((complaint) => !patterns.some((pattern) => pattern.test(complaint)))).toEqual([])
  }

  const shop: Journey = {
    visitor,
    port,
    merchant: merchantOf({ port, dataDir }),
    page: async (options) => (await visitor(options)).newPage(),
    url: (path, website = 'consumer') => `http://${hostOf(website)}:${port}${path}`,
    async open(path, { store = 'default', ...options } = {}) {
      const onOwnApiHost = store === 'trade' || store === 'trade_eu'
      const page = await (await visitor({ ...(onOwnApiHost && withoutForwardedAddress), ...options })).newPage()
      await openPage(page, storeUrl(port, store, path))
      return page
    },
    allow: (complaint) => allowed.push(complaint),
  }
  return {
    shop,
    expectNoComplaints,
    forgetComplaints() {
      complaints.length = 0
      allowed.length = 0
    },
    async closeAll() {
      for (const context of contexts) {
        // A page may still be loading when its journey ends: a route that forwards its request would fail.
        for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
        await context.close()
      }
    },
  }
}
