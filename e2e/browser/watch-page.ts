import type { Page } from 'playwright-core'

/** The client logs this warning on busy machines and then continues, so it does not fail the test. */
const slowDisk = /^Reading \w+ from disk takes too long/

/** Reports console errors and warnings (including hydration and CSP reports), uncaught errors, and failed same-origin requests. */
export function watchPage(page: Page, report: (complaint: string) => void): void {
  page.on('console', (message) => {
    if (slowDisk.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning')
      report(`${message.type()} on ${page.url()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => report(`uncaught on ${page.url()}: ${error.stack ?? error.message}`))
}
