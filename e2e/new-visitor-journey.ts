import type { BrowserContextOptions, Page } from 'playwright-core'
import { desktop } from './browser/sizes.ts'
import { journeySharing } from './journey.ts'

/**
 * Journeys of a file whose new visitors use one tab after another: it keeps the browser's cache and process, which saves half of the
 * CPU time of a page in a new tab. Each journey gets a `page` without cookies and storage, at desktop size.
 */
export const newVisitorJourney = (options?: BrowserContextOptions) =>
  journeySharing(async (shop) => ({ page: await shop.page(options) })).extend('page', async ({ shared: { page } }) => {
    await forgetVisitor(page)
    await page.setViewportSize(desktop)
    return page
  })

async function forgetVisitor(page: Page): Promise<void> {
  const { protocol, origin } = new URL(page.url())
  if (!protocol.startsWith('http')) return
  // No script of the shop runs on this page, so nothing is stored again.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  await page.context().clearCookies()
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' })
  await session.detach()
}
