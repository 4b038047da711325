import type { Page } from 'playwright-core'

const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__reactProps'))

/** Opens a URL and waits until the page is hydrated; before that, links are plain HTML. */
export async function openPage(page: Page, address: string): Promise<number> {
  const reply = await page.goto(address)
  await waitUntilHydrated(page)
  return reply?.status() ?? 0
}

/** Waits for a page that a link has opened. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}
