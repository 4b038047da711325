import { basename } from 'node:path'
import lighthouse, { type Flags } from 'lighthouse'
import { findStorePaths } from '../e2e/screens/store-paths.ts'
import { openShop } from '../e2e/shop/open-shop.ts'
import { storeUrl } from '../e2e/shop/stores.ts'
import { openDebuggedBrowser } from './debugged-browser.ts'
import { serveEmptyPage } from './empty-page.ts'
import { findQuietBrowser } from './find-quiet-browser.ts'

/** Points out of 100. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof goals
const categories = Object.keys(goals) as Category[]
const defaultRounds = 5

/**
 * Lighthouse slows the CPU by 4, which turns a machine with a benchmark index of 1,500–2,000 into a mid-range phone. Its
 * documentation (docs/throttling.md) recommends less on a slower machine; with this index a machine already equals such a phone.
 */
const defaultSlowdown = 4
const indexOfPhone = 1750 / defaultSlowdown

type Report = {
  scores: Record<Category, number>
  /** Metrics as displayed: "1.9 s". */
  figures: Record<string, string>
  /** Audits that cost points. */
  lost: string[]
  /** Lighthouse's benchmark index of the machine during the run. */
  benchmarkIndex: number
}

/**
 * Scores of the main pages on a mid-range phone with a slow network, and for comparison of a page of two lines without styles
 * or scripts: points lost there are due to the machine. `npm run bench -- lighthouse 1` runs once instead of five times.
 */
export async function benchLighthouse([given]: string[]): Promise<void> {
  const rounds = Number(given ?? defaultRounds)
  const { port, close } = await openShop()
  const empty = await serveEmptyPage()
  try {
    const paths = await findStorePaths(port, 'default')
    const shown = { home: '/', category: paths.category, product: paths.products.configurable ?? '/' }
    const pages = Object.entries(shown).map(([name, path]) => [name, storeUrl(port, 'default', path)] as const)
    // Images are rendered on the first request; this must not be measured.
    for (const [, address] of pages) await runLighthouse(address, defaultSlowdown)

    const seen: Report[] = []
    const measure = async (address: string, slowdown: number) => {
      const reports: Report[] = []
      for (let round = 0; round < rounds; round++) reports.push(await runLighthouse(address, slowdown))
      seen.push(...reports)
      return medianOf(reports)
    }
    console.log('\nlighthouse, mobile, default settings: median of the runs')
    console.log(`  in ${basename(await findQuietBrowser())}`)
    printEmpty(await measure(empty.address, defaultSlowdown))
    for (const [name, address] of pages) {
      const report = await measure(address, defaultSlowdown)
      print(name, report)
      if (categories.some((category) => report.scores[category] < goals[category])) process.exitCode = 1
    }

    // The best index reached: other load on the machine must not lead to a faster phone.
    const index = Math.max(...seen.map(({ benchmarkIndex }) => benchmarkIndex))
    const slowdown = Math.min(defaultSlowdown, Math.max(1, index / indexOfPhone))
    console.log(`\nCPU slowed by ${slowdown.toFixed(1)}: benchmark index of this machine ${index}`)
    printEmpty(await measure(empty.address, slowdown))
    for (const [name, address] of pages) print(name, await measure(address, slowdown))
  } finally {
    await empty.close()
    await close()
  }
}

/** In a new browser, so that nothing is cached from the run before. */
async function runLighthouse(address: string, cpuSlowdownMultiplier: number): Promise<Report> {
  const browser = await openDebuggedBrowser()
  try {
    const flags: Flags = { port: browser.port, logLevel: 'error', onlyCategories: categories }
    const result = await lighthouse(address, { ...flags, throttling: { cpuSlowdownMultiplier } })
    if (!result) throw new Error(`Lighthouse returned no report for ${address}`)
    const { lhr } = result
    const scores = Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Report['scores']
    const figures = Object.fromEntries(
      ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
        (id) => [id, lhr.audits[id]?.displayValue ?? '–'],
      ),
    )
    const lost = categories.flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const { score, title, displayValue = '' } = lhr.audits[id] ?? {}
        return weight > 0 && typeof score === 'number' && score < 0.9 ? [`${name}: ${title} ${displayValue}`] : []
      }),
    )
    return { scores, figures, lost, benchmarkIndex: lhr.environment.benchmarkIndex }
  } finally {
    await browser.close()
  }
}

/** The complete report with the median performance: metrics of different runs must not be mixed. */
function medianOf(reports: Report[]): Report {
  const sorted = reports.toSorted((a, b) => a.scores.performance - b.scores.performance)
  return sorted[Math.floor(sorted.length / 2)] as Report
}

function printEmpty({ scores, figures }: Report): void {
  console.log(`  (empty)   performance ${scores.performance}  total-blocking-time ${figures['total-blocking-time']}`)
}

function print(name: string, { scores, figures, lost }: Report): void {
  const points = categories.map((category) => `${category} ${scores[category]}`).join('  ')
  console.log(`  ${name.padEnd(10)}${points}`)
  console.log(
    `            ${Object.entries(figures)
      .map((figure) => figure.join(' '))
      .join('  ')}`,
  )
  for (const one of lost) console.log(`            ${one}`)
}
