import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, phone } from './browser/sizes.ts'
import { waitForPictures } from './browser/wait-for-pictures.ts'
import { journeyWithPictures as journey } from './journey.ts'
import { findStorePaths } from './screens/store-paths.ts'

const limit = 0.02

/** Cumulative layout shift as defined by Web Vitals: the worst session window of at most five seconds. */
function watchShifts(): void {
  const seen = { worst: 0, sum: 0, first: 0, last: 0, moved: [] as string[] }
  Object.assign(window, { shifts: seen })
  const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]) {
      if (entry.hadRecentInput) continue
      const isSameSession = entry.startTime - seen.last < 1000 && entry.startTime - seen.first < 5000
      seen.sum = isSameSession ? seen.sum + entry.value : entry.value
      if (!isSameSession) seen.first = entry.startTime
      seen.last = entry.startTime
      seen.worst = Math.max(seen.worst, seen.sum)
      const at = `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms, scrolled to ${Math.round(scrollY)}:`
      for (const { node, previousRect, currentRect } of entry.sources)
        seen.moved.push(`${at} ${node?.nodeName}.${node?.className} ${box(previousRect)} → ${box(currentRect)}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Scrolls one screen at a time, like a reader. */
async function readToTheEnd(): Promise<void> {
  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight * 0.8) {
    scrollTo(0, at)
    for (let frame = 0; frame < 6; frame++) await nextFrame()
  }
  await document.fonts.ready
  await nextFrame()
}

for (const [name, viewport] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const)
  journey(`on ${name} a page does not shift while it loads and is scrolled`, async ({ shop }) => {
    const paths = await findStorePaths(shop.port, 'default')
    const context = await shop.visitor({ viewport })
    await context.addInitScript(watchShifts)
    for (const path of ['/', paths.category, paths.products.configurable ?? '']) {
      const page = await context.newPage()
      await page.goto(shop.url(path))
      await page.mouse.move(100, 100)
      await page.evaluate(readToTheEnd)
      const { worst, moved } = await page.evaluate(
        () => (window as unknown as { shifts: { worst: number; moved: string[] } }).shifts,
      )
      expect(worst, `${path}\n${moved.join('\n')}`).toBeLessThan(limit)
      await page.close()
    }
  })

journey('keeps the page height while images load', async ({ shop }) => {
  const paths = await findStorePaths(shop.port, 'default')
  const context = await shop.visitor({ viewport: phone })
  for (const path of ['/', paths.category, paths.products.configurable ?? '', '/blog']) {
    const pictures = Promise.withResolvers<void>()
    await context.route('**/img/**', (route) => pictures.promise.then(() => route.continue()))
    const page = await context.newPage()
    await page.goto(shop.url(path), { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // The first element starts at the top, so no invisible element takes space above the page.
    expect(await page.locator('body > div').first().boundingBox()).toMatchObject({ y: 0 })
    const before = await lengthOf(page)
    pictures.resolve()
    for (let at = 0; at < before; at += phone.height) {
      await page.evaluate((top) => scrollTo(0, top), at)
      await waitForPictures(page)
    }
    expect(await lengthOf(page), path).toBe(before)
    await context.unrouteAll({ behavior: 'wait' })
    await page.close()
  }
})

const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
