import type { Page } from 'playwright-core'

/**
 * Far longer than a picture takes to load, but shorter than the time limit of a journey, so that the error says what was
 * missing.
 */
const limitMs = 30_000

const shown = `new Promise((done, fail) => {
  let waitsFor = () => 'the browser to draw a frame'
  const limit = setTimeout(() => fail(new Error('${limitMs} ms waited for ' + waitsFor())), ${limitMs})
  const finish = () => {
    clearTimeout(limit)
    done()
  }
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const inSight = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    const loading = () => inSight.filter(({ complete }) => !complete)
    waitsFor = () => loading().map(({ outerHTML, isConnected }) => outerHTML + (isConnected ? '' : ' (removed)')).join()
    const check = () => (loading().length === 0 ? finish() : setTimeout(check, 50))
    check()
  })
  for (const image of document.images) observer.observe(image)
  if (document.images.length === 0) finish()
})`

/** Waits until every visible image has loaded. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(shown)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}
