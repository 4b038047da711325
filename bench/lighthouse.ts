import { basename } from 'node:path'
import { consentVersion, givenConsent } from '@mantel/domain/tag'
import { findChromium } from '../e2e/browser/find-chromium.ts'
import { findStorePaths } from '../e2e/screens/store-paths.ts'
import { openShop } from '../e2e/shop/open-shop.ts'
import { storeUrl } from '../e2e/shop/stores.ts'
import { openTaggedShop } from '../e2e/tags/open-tagged-shop.ts'
import { serveEmptyPage } from './empty-page.ts'
import {
  findMedianReport,
  isBelowGoal,
  type LighthouseTarget,
  printEmptyPage,
  printReport,
  type Report,
  runLighthouse,
} from './lighthouse-report.ts'

const defaultRounds = 5

/**
 * Lighthouse slows the CPU by 4, which turns a machine with a benchmark index of 1,500–2,000 into a mid-range phone. Its
 * documentation (docs/throttling.md) recommends less on a slower machine; with this index a machine already equals such a phone.
 */
const defaultSlowdown = 4
const indexOfPhone = 1750 / defaultSlowdown

/**
 * Scores of the main pages on a mid-range phone with a slow network, and for comparison of a page of two lines without styles
 * or scripts: points lost there are due to the machine. `npm run bench -- lighthouse 1` runs once instead of five times,
 * `npm run bench -- lighthouse 1 tags` measures only the pages with tags.
 */
export async function benchLighthouse([given, only]: string[]): Promise<void> {
  const rounds = Number(given ?? defaultRounds)
  if (only !== 'tags') await measureShop(rounds)
  await measureTaggedShop(rounds)
}

async function measureShop(rounds: number): Promise<void> {
  const { port, close } = await openShop()
  try {
    const paths = await findStorePaths(port, 'default')
    const texts = { post: paths.post, page: '/about-us' }
    const shown = { home: '/', category: paths.category, product: paths.products.configurable ?? '/', ...texts }
    await measurePages('lighthouse', addressesOf(port, shown), rounds)
  } finally {
    await close()
  }
}

/**
 * Measures a blog post and a page for a visitor who has agreed to all tags. Small stand-ins replace the vendors' scripts, which
 * are much larger.
 */
async function measureTaggedShop(rounds: number): Promise<void> {
  const { port, close, vendors } = await openTaggedShop()
  try {
    const { post } = await findStorePaths(port, 'default')
    const consent = { id: crypto.randomUUID(), version: consentVersion, choices: givenConsent, at: Date.now() }
    const storage = { 'consent-default': JSON.stringify({ ...consent, isRecorded: true }) }
    const pages = addressesOf(port, { post, page: '/about-us' }).map((page) => ({ ...page, storage }))
    await measurePages('lighthouse with all tags accepted (local stand-ins for the companies)', pages, rounds)
    if (vendors.hits.length === 0) throw new Error('no tag has sent anything: the pages were measured without tags')
  } finally {
    await close()
  }
}

type NamedPage = LighthouseTarget & { name: string }

const addressesOf = (port: number, paths: Record<string, string>): NamedPage[] =>
  Object.entries(paths).map(([name, path]) => ({ name, address: storeUrl(port, 'default', path) }))

async function measurePages(title: string, pages: readonly NamedPage[], rounds: number): Promise<void> {
  const empty = await serveEmptyPage()
  try {
    // Load every page once before measuring, because images are rendered on their first request.
    for (const page of pages) await runLighthouse(page, defaultSlowdown)

    const seen: Report[] = []
    const measure = async (page: LighthouseTarget, slowdown: number) => {
      const reports: Report[] = []
      for (let round = 0; round < rounds; round++) reports.push(await runLighthouse(page, slowdown))
      seen.push(...reports)
      return findMedianReport(reports)
    }
    console.log(`\n${title}, mobile, default settings: median of the runs`)
    console.log(`  in ${basename(await findChromium())}`)
    printEmptyPage(await measure(empty, defaultSlowdown))
    for (const page of pages) {
      const report = await measure(page, defaultSlowdown)
      printReport(page.name, report)
      if (isBelowGoal(report)) process.exitCode = 1
    }

    // The highest index of all runs: other load lowers the index, and a lower index would simulate a faster phone.
    const index = Math.max(...seen.map(({ benchmarkIndex }) => benchmarkIndex))
    const slowdown = Math.min(defaultSlowdown, Math.max(1, index / indexOfPhone))
    console.log(`\nCPU slowed by ${slowdown.toFixed(1)}: benchmark index of this machine ${index}`)
    printEmptyPage(await measure(empty, slowdown))
    for (const page of pages) printReport(page.name, await measure(page, slowdown))
  } finally {
    await empty.close()
  }
}
