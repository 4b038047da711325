import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, phone } from './browser/sizes.ts'
import { waitForPictures } from './browser/wait-for-pictures.ts'
import { journeyWithPictures as journey } from './journey.ts'
import { screenNamed } from './screens/screens.ts'
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
async function readToTheEnd(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? phone
  for (let at = 0; at < (await lengthOf(page)); at += height * 0.8) {
    await page.evaluate(scrollAndDraw, at)
    await waitForPictures(page)
  }
  await page.evaluate(scrollAndDraw, await lengthOf(page))
}

/** Runs inside the page. */
async function scrollAndDraw(top: number): Promise<void> {
  scrollTo(0, top)
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
}

const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const [name, viewport, names] of [
  ['a phone', phone, ['home', 'category', 'configurable product', 'journal']],
  ['a desktop', desktop, ['home', 'category', 'configurable product']],
] as const)
  journey(
    `on ${name} a page keeps its height and does not shift while images load and it is scrolled`,
    async ({ shop }) => {
      const paths = await findStorePaths(shop.port, 'default')
      const page = await shop.page({ viewport })
      await page.addInitScript(watchShifts)
      for (const path of names.map((screen) => screenNamed(screen).path(paths) ?? '')) {
        const pictures = Promise.withResolvers<void>()
        await page.route('**/img/**', (route) => pictures.promise.then(() => route.continue()))
        await page.goto(shop.url(path), { waitUntil: 'domcontentloaded' })
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        // The first element starts at the top, so no invisible element takes space above the page.
        expect(await page.locator('body > div').first().boundingBox()).toMatchObject({ y: 0 })
        const before = await lengthOf(page)
        pictures.resolve()
        await page.mouse.move(100, 100)
        await readToTheEnd(page)
        expect(await lengthOf(page), path).toBe(before)
        const { worst, moved } = await page.evaluate(
          () => (window as unknown as { shifts: { worst: number; moved: string[] } }).shifts,
        )
        expect(worst, `${path}\n${moved.join('\n')}`).toBeLessThan(limit)
        await page.unrouteAll({ behavior: 'wait' })
      }
    },
  )
