import type { Page } from 'playwright-core'

const shown = `new Promise((done) => {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const inSight = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    const check = () => (inSight.every(({ complete }) => complete) ? done() : setTimeout(check, 50))
    check()
  })
  for (const image of document.images) observer.observe(image)
  if (document.images.length === 0) done()
})`

/** Waits until every visible image has loaded. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(shown)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}
