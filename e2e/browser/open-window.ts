import type { BrowserContext, Page } from 'playwright-core'

/** A second page of a visitor in a window of its own, beside the first: a tab that another one covers is drawn once a second. */
export async function openWindow(context: BrowserContext): Promise<Page> {
  const [first] = context.pages()
  const browser = context.browser()
  if (!first || !browser) throw new Error('A window stands beside a first page')
  const page = await context.newCDPSession(first)
  const { targetInfo } = await page.send('Target.getTargetInfo')
  const { browserContextId = '' } = targetInfo
  const session = await browser.newBrowserCDPSession()
  const opened = context.waitForEvent('page')
  await session.send('Target.createTarget', { url: 'about:blank', newWindow: true, browserContextId })
  return opened
}
