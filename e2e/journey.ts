import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { launchBrowser } from './browser/launch-browser.ts'
import { watchPage } from './browser/watch-page.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export type Journey = {
  /** A visitor of their own: cookies, storage and cache are empty. Whatever their pages complain about fails the test. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext>
  /** A page of a new visitor, at desktop size unless told. */
  page(options?: BrowserContextOptions): Promise<Page>
  /** An address of the shop; store 'trade' stands on a host of its own. */
  url(path: string, website?: 'consumer' | 'trade'): string
  /** What pages may complain about in this test, because the test provokes it. */
  allow(complaint: RegExp): void
}

/** A test in a real browser against the running shop. */
export const journey = base
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
      const context = await browser.newContext({ viewport: desktop, ...options })
      contexts.push(context)
      context.on('page', (page) => watchPage(page, (complaint) => complaints.push(complaint)))
      return context
    }
    return {
      visitor,
      page: async (options) => (await visitor(options)).newPage(),
      url: (path, website = 'consumer') =>
        `http://${website === 'trade' ? 'trade.localhost' : 'localhost'}:${port}${path}`,
      allow: (complaint) => allowed.push(complaint),
    }
  })
