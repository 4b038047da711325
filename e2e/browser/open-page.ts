import type { Page } from 'playwright-core'

const untilItAnswers = `new Promise((done) => {
  const check = () =>
    Object.keys(document.body).some((key) => key.startsWith('__reactProps')) ? done() : requestAnimationFrame(check)
  check()
})`

/** Opens a URL and waits until the page is hydrated; before that, links are plain HTML. */
export async function openPage(page: Page, address: string): Promise<number> {
  const reply = await page.goto(address)
  await page.evaluate(untilItAnswers)
  return reply?.status() ?? 0
}
