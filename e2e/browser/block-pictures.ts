import type { BrowserContext, Page } from 'playwright-core'

const blank = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Replaces images by empty ones to save CPU time where the test does not need them; the layout stays the same. */
export async function blockPictures(context: BrowserContext): Promise<void> {
  await context.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: blank }))
}

/**
 * Lets the browser refuse images of the shop. Unlike a route it keeps the browser's cache, so that a second page needs no script again. The
 * console reports refused images as `ERR_BLOCKED_BY_CLIENT`.
 */
export async function refusePictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*://*/img/*'] })
}
