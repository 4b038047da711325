import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { launchBrowser } from './browser/launch-browser.ts'
import { openPage } from './browser/open-page.ts'
import { desktop } from './browser/sizes.ts'
import { watchPage } from './browser/watch-page.ts'
import { type Merchant, merchantOf } from './shop/merchant.ts'
import { hostOf, type StoreCode, storeUrl, type Website } from './shop/stores.ts'

export type Journey = {
  /** A visitor of their own: cookies, storage and cache are empty. Whatever their pages complain about fails the test. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext>
  /** A page of a new visitor, at desktop size unless told. */
  page(options?: BrowserContextOptions): Promise<Page>
  /** An address of the shop; store 'trade' stands on a host of its own. */
  url(path: string, website?: Website): string
  /** A page of a new visitor who has come to a path of a store view; the page answers to them. */
  open(path: string, options?: BrowserContextOptions & { store?: StoreCode }): Promise<Page>
  port: number
  /** Whoever runs the shop, beside its visitors. */
  merchant: Merchant
  /** What pages may complain about in this test, because the test provokes it. */
  allow(complaint: RegExp): void
}

/** What browsers say where this test keeps the worker away. */
const workerBlocked = /Service Worker registration blocked/

/** A test in a real browser against the running shop. */
export const journey = journeyWith({ serviceWorkers: 'allow' })

/** One that the shop's worker has no part in: its many files are not fetched for every visitor. */
export const journeyWithoutWorker = journeyWith({ serviceWorkers: 'block' })

function journeyWith(usual: Pick<BrowserContextOptions, 'serviceWorkers'>) {
  return (
    base
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern, and this one needs nothing.
      .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
        const browser = await launchBrowser()
        onCleanup(() => browser.close())
        return browser
      })
      .extend('shop', async ({ browser }, { onCleanup }): Promise<Journey> => {
        const contexts: BrowserContext[] = []
        const allowed: RegExp[] = []
        const complaints: string[] = []
        onCleanup(async () => {
          for (const context of contexts) await context.close()
          expect(complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([])
        })
        const port = inject('shopPort')
        const visitor: Journey['visitor'] = async (options) => {
          const chosen = { viewport: desktop, ...usual, ...options }
          if (chosen.serviceWorkers === 'block') allowed.push(workerBlocked)
          const context = await browser.newContext(chosen)
          contexts.push(context)
          context.on('page', (page) => watchPage(page, (complaint) => complaints.push(complaint)))
          return context
        }
        return {
          visitor,
          port,
          merchant: merchantOf({ port, dataDir: inject('shopData') }),
          page: async (options) => (await visitor(options)).newPage(),
          url: (path, website = 'consumer') => `http://${hostOf(website)}:${port}${path}`,
          async open(path, { store = 'default', ...options } = {}) {
            const page = await (await visitor(options)).newPage()
            await openPage(page, storeUrl(port, store, path))
            return page
          },
          allow: (complaint) => allowed.push(complaint),
        }
      })
  )
}
