import lighthouse from 'lighthouse'
import { findStorePaths } from '../e2e/screens/store-paths.ts'
import { openShop } from '../e2e/shop/open-shop.ts'
import { storeUrl } from '../e2e/shop/stores.ts'
import { openDebuggedBrowser } from './debugged-browser.ts'

/** Points out of 100. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof goals
const categories = Object.keys(goals) as Category[]
const usualRounds = 5

type Report = {
  scores: Record<Category, number>
  /** What was measured, as it is shown: "1.9 s". */
  figures: Record<string, string>
  /** Audits that cost points. */
  lost: string[]
}

/** The main pages as a mid-range phone on a slow network loads them. `npm run bench -- lighthouse 1` looks once instead of five times. */
export async function benchLighthouse([rounds]: string[]): Promise<void> {
  const { port, close } = await openShop()
  try {
    const paths = await findStorePaths(port, 'default')
    const pages = { home: '/', category: paths.category, product: paths.products.configurable ?? '/' }
    console.log('\nlighthouse, mobile: median of the runs')
    for (const [name, path] of Object.entries(pages)) {
      const reports: Report[] = []
      for (let round = 0; round < Number(rounds ?? usualRounds); round++)
        reports.push(await look(storeUrl(port, 'default', path)))
      print(name, medianOf(reports))
    }
  } finally {
    await close()
  }
}

/** In a browser of its own: nothing is kept from the look before. */
async function look(address: string): Promise<Report> {
  const browser = await openDebuggedBrowser()
  try {
    const result = await lighthouse(address, { port: browser.port, logLevel: 'error', onlyCategories: categories })
    if (!result) throw new Error(`Lighthouse has no report of ${address}`)
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
    return { scores, figures, lost }
  } finally {
    await browser.close()
  }
}

/** The whole report whose performance is the middle one: figures of several would not belong together. */
function medianOf(reports: Report[]): Report {
  const sorted = reports.toSorted((a, b) => a.scores.performance - b.scores.performance)
  return sorted[Math.floor(sorted.length / 2)] as Report
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
  if (categories.some((category) => scores[category] < goals[category])) process.exitCode = 1
}
