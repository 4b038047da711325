import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../e2e/browser/find-chromium.ts'
import { browserArguments, disabledFeatures } from '../e2e/browser/launch-browser.ts'
import { desktop, phone } from '../e2e/browser/sizes.ts'
import { findStorePaths, type StorePaths } from '../e2e/screens/store-paths.ts'
import { openShop } from '../e2e/shop/open-shop.ts'
import { storeUrl } from '../e2e/shop/stores.ts'
import { serveBaselinePage } from './interactions-baseline.ts'
import { type Press, presses } from './interactions-presses.ts'
import { watchPress } from './watch-press.ts'

const defaultRounds = 5
const cpuSlowdown = 4
/** Milliseconds between the load of a page and the press: a visitor looks at the page first. */
const pauseBeforePressMs = 2000

type Scripts = { files: number; kilobytes: number }
type Measured = { effect: number; final: number; atLoad: Scripts; atPress: Scripts }

/**
 * Milliseconds from a press to its first visible effect and to its final content, on a processor slowed by 4, each for a
 * visitor with an empty cache; and the scripts that the browser has loaded before the press and when it is answered.
 * `npm run bench -- interactions 3` takes the median of three rounds instead of five. The floor is a page without a
 * framework: its handler changes one text, requests the same list and writes it as HTML.
 */
export async function benchInteractions([given]: string[]): Promise<void> {
  const rounds = Number(given ?? defaultRounds)
  const { port, close } = await openShop()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...browserArguments, disabledFeatures],
  })
  try {
    const paths = await findStorePaths(port, 'default')
    const sizes = createSizes(port)
    console.log(`\npresses, CPU slowed by ${cpuSlowdown}: median of ${rounds}, milliseconds`)
    console.log(`  ${''.padEnd(22)}effect (goal 200)   final (goal)     scripts at load        when answered`)
    const measure = async (press: Press) => {
      const results: Measured[] = []
      for (let round = 0; round < rounds; round++) results.push(await measureOnce(browser, port, paths, press, sizes))
      print(press, results)
    }
    // Load every page once before measuring, because images are rendered on their first request.
    for (const path of new Set(presses.map((press) => press.path(paths)))) await warmUp(browser, port, path)
    for (const press of presses) await measure(press)
  } finally {
    await browser.close()
    await close()
  }
}

async function warmUp(browser: Browser, port: number, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: desktop })
  await serveBaselinePage(page, port)
  await page.goto(storeUrl(port, 'default', path))
  await page.close()
}

async function measureOnce(
  browser: Browser,
  port: number,
  paths: StorePaths,
  press: Press,
  sizes: Sizes,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: press.isPhone ? phone : desktop,
    hasTouch: press.isPhone,
    isMobile: press.isPhone,
  })
  try {
    const page = await context.newPage()
    await serveBaselinePage(page, port)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto(storeUrl(port, 'default', press.path(paths)))
    await page.waitForTimeout(pauseBeforePressMs)
    await press.before?.(page)
    const atLoad = await sizes(page)
    const watched = await watchPress(page, press)
    return { ...watched, atLoad, atPress: await sizes(page) }
  } finally {
    await context.close()
  }
}

type Sizes = (page: Page) => Promise<Scripts>

/** Counts a page's script files with their gzipped sizes. */
function createSizes(port: number): Sizes {
  const known = new Map<string, Promise<number>>()
  const sizeOf = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`)
    return gzipSync(await reply.text(), { level: 9 }).length
  }
  return async (page) => {
    const names: string[] = await page.evaluate(`performance.getEntriesByType('resource').map(({ name }) => name)`)
    const paths = new Set(names.map((name) => new URL(name).pathname).filter((path) => path.endsWith('.js')))
    let bytes = 0
    for (const path of paths) {
      const size = known.get(path) ?? sizeOf(path)
      known.set(path, size)
      bytes += await size
    }
    return { files: paths.size, kilobytes: bytes / 1000 }
  }
}

function print({ name, goalMs }: Press, results: readonly Measured[]): void {
  const effect = medianOf(results.map((one) => one.effect))
  const final = medianOf(results.map((one) => one.final))
  const scripts = ({ files, kilobytes }: Scripts) => `${files} files ${kilobytes.toFixed(1)} KB`
  const [last] = results.slice(-1) as [Measured]
  const goal = goalMs ? ` (${goalMs})` : ''
  console.log(
    `  ${name.padEnd(22)}${String(effect).padStart(6)}${`${final}${goal}`.padStart(24)}     ${scripts(last.atLoad).padEnd(22)} ${scripts(last.atPress)}`,
  )
}

function medianOf(figures: readonly number[]): number {
  return Math.round(figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0)
}
