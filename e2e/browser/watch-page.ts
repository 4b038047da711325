import type { Page } from 'playwright-core'

/** The machine is busy, which the page copes with and says. */
const slowDisk = /^Reading \w+ from disk takes too long/

/** Console errors and warnings (hydration and policy reports are such), uncaught errors, failed requests of the page's own origin. */
export function watchPage(page: Page, complain: (complaint: string) => void): void {
  page.on('console', (message) => {
    if (slowDisk.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.type()} on ${page.url()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complain(`uncaught on ${page.url()}: ${error.stack ?? error.message}`))
}
