import type { BrowserContext, Page } from 'playwright-core'

const blank = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Replaces images with empty ones to save CPU time in tests that do not need them; the layout stays the same. */
export async function blockPictures(context: BrowserContext): Promise<void> {
  await context.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: blank }))
}

/**
 * Makes the browser refuse the shop's images. Unlike a route of Playwright this keeps the browser's cache, so that a second
 * page need not load the scripts again. The console reports refused images as `ERR_BLOCKED_BY_CLIENT`.
 */
export async function refusePictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*://*/img/*'] })
}
