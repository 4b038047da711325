import lighthouse, { type Flags } from 'lighthouse'
import { chromium } from 'playwright-core'
import { openDebuggedBrowser } from './debugged-browser.ts'

/** Minimum scores out of 100. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof goals
const categories = Object.keys(goals) as Category[]

export type Report = {
  scores: Record<Category, number>
  /** Metrics as displayed: "1.9 s". */
  figures: Record<string, string>
  /** The audits that were not passed completely. */
  lost: string[]
  /** Lighthouse's benchmark index of the machine during the run. */
  benchmarkIndex: number
}

export type LighthouseTarget = {
  address: string
  /** Entries of the browser's storage before the page is opened. */
  storage?: Readonly<Record<string, string>>
}

/** Measures in a new browser, so that nothing is cached from an earlier run. */
export async function runLighthouse(
  { address, storage }: LighthouseTarget,
  cpuSlowdownMultiplier: number,
): Promise<Report> {
  const browser = await openDebuggedBrowser()
  try {
    if (storage) await fillStorage(browser.port, address, storage)
    const flags: Flags = {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: categories,
      disableStorageReset: storage !== undefined,
    }
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

/** Fills the shop's local storage before the measured page opens. Opens robots.txt to do so, because it loads no script. */
async function fillStorage(port: number, address: string, storage: Readonly<Record<string, string>>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  const page = await context?.newPage()
  await page?.goto(new URL('/robots.txt', address).href)
  await page?.evaluate((entries) => Object.assign(localStorage, entries), storage)
  await page?.close()
  await browser.close()
}

/** The whole report of the run with the median performance score, because figures of different runs must not be mixed. */
export function findMedianReport(reports: Report[]): Report {
  const sorted = reports.toSorted((a, b) => a.scores.performance - b.scores.performance)
  return sorted[Math.floor(sorted.length / 2)] as Report
}

export function printEmptyPage({ scores, figures }: Report): void {
  console.log(`  (empty)   performance ${scores.performance}  total-blocking-time ${figures['total-blocking-time']}`)
}

export function printReport(name: string, { scores, figures, lost }: Report): void {
  const points = categories.map((category) => `${category} ${scores[category]}`).join('  ')
  console.log(`  ${name.padEnd(10)}${points}`)
  console.log(
    `            ${Object.entries(figures)
      .map((figure) => figure.join(' '))
      .join('  ')}`,
  )
  for (const one of lost) console.log(`            ${one}`)
}

export const isBelowGoal = ({ scores }: Report): boolean =>
  categories.some((category) => scores[category] < goals[category])
