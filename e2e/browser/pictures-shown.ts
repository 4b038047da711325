import type { Page } from 'playwright-core'

const shown = `new Promise((done) => {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const inSight = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    const look = () => (inSight.every(({ complete }) => complete) ? done() : setTimeout(look, 50))
    look()
  })
  for (const image of document.images) observer.observe(image)
  if (document.images.length === 0) done()
})`

/** Until every picture that is in sight has come. */
export async function picturesShown(page: Page): Promise<void> {
  await page.evaluate(shown)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}
