import type { BrowserContext, Page } from 'playwright-core'

/** Opens a second page of a visitor in a separate window, because a covered tab is drawn only once a second. */
export async function openWindow(context: BrowserContext): Promise<Page> {
  const [first] = context.pages()
  const browser = context.browser()
  if (!first || !browser) throw new Error('openWindow needs a context with an open page')
  const page = await context.newCDPSession(first)
  const { targetInfo } = await page.send('Target.getTargetInfo')
  const { browserContextId = '' } = targetInfo
  const session = await browser.newBrowserCDPSession()
  const opened = context.waitForEvent('page')
  await session.send('Target.createTarget', { url: 'about:blank', newWindow: true, browserContextId })
  return opened
}
