import type { Page } from 'playwright-core'

const waitUntilHydrated = `new Promise((done) => {
  const check = () =>
    Object.keys(document.body).some((key) => key.startsWith('__reactProps')) ? done() : requestAnimationFrame(check)
  check()
})`

/** Opens a URL and waits until the page is hydrated; before that, links are plain HTML. */
export async function openPage(page: Page, address: string): Promise<number> {
  const reply = await page.goto(address)
  await page.evaluate(waitUntilHydrated)
  return reply?.status() ?? 0
}
