import type { Page } from 'playwright-core'

const untilItAnswers = `new Promise((done) => {
  const look = () =>
    Object.keys(document.body).some((key) => key.startsWith('__reactProps')) ? done() : requestAnimationFrame(look)
  look()
})`

/** Opens an address and waits until the page answers to its visitor: until then links are only links. */
export async function openPage(page: Page, address: string): Promise<number> {
  const reply = await page.goto(address)
  await page.evaluate(untilItAnswers)
  return reply?.status() ?? 0
}
