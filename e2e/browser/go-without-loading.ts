import type { Page } from 'playwright-core'

/** Navigates like a link, without a page load. */
export const goWithoutLoading = (page: Page, path: string) =>
  page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), path)

declare global {
  interface Window {
    __reactRouterDataRouter?: { navigate(to: string): Promise<void> }
  }
}
