import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadPages } from './http-load.ts'
import { engineKinds, engineLabels, type ShopFigures } from './search-figures.ts'
import { createListingQueries, createTextQueries, listingQueries, searchPathOf } from './search-queries.ts'

type Shop = ShopFigures & {
  /** CPU time used by the shop's process so far. */
  cpuMicroseconds(): Promise<number>
}

const defaultSizes = [1000, 10_000, 100_000]
const rounds = 3
const secondsPerRound = 2
/** V8 still compiles during the first seconds, longest for rare queries. They are not measured, because a shop runs for days. */
const secondsToWarmUp = 8

type Result = { shop: Shop; listing: Comparison; listingNew: Comparison; text: Comparison }
type NextPath = () => string

/** Catalogue search at three sizes, compared with an empty route that returns as many bytes. */
export async function benchSearch(given: readonly string[]): Promise<void> {
  const results: Result[] = []
  for (const products of given.length > 0 ? given.map(Number) : defaultSizes) {
    console.log(`\nsearch: ${products.toLocaleString('en')} products`)
    const result = await withShop(products, async (shop) => ({
      shop,
      listing: await compareWithEmptyRoute(
        shop,
        'top',
        cycle(createListingQueries('top', 'again', 200).map(searchPathOf)),
      ),
      listingNew: await compareWithEmptyRoute(shop, 'top', newListings()),
      text: await compareWithEmptyRoute(shop, 'text', cycle(createTextQueries(400).map(searchPathOf))),
    }))
    print(result)
    results.push(result)
  }
  if (results.length > 1) printGrowth(results)
}

function printGrowth(results: readonly Result[]): void {
  console.log('\nsearch: growth from size to size (linear is 10)')
  const show = (name: string, figures: number[]) => {
    const growth = figures.slice(1).map((figure, at) => (figure / (figures[at] as number)).toFixed(1))
    console.log(`  ${name.padEnd(38)} ${growth.join('  ')}`)
  }
  for (const kind of engineKinds)
    show(
      engineLabels[kind],
      results.map(({ shop }) => shop.engine[kind].median),
    )
  show(
    'index build',
    results.map(({ shop }) => shop.buildMilliseconds),
  )
  show(
    'index memory',
    results.map(({ shop }) => shop.indexBytes),
  )
}

/** Every request has a new filter, because even a single condition of an earlier query would be cached. */
function newListings(): NextPath {
  const queries = listingQueries('top', 'new')
  return () => searchPathOf(queries.next().value)
}

function cycle(paths: readonly string[]): NextPath {
  let at = 0
  return () => paths[at++ % paths.length] as string
}

type Comparison = {
  requests: number
  empty: number
  ratio: number
  cpuRatio: number
  alone: { p50: number; p99: number }
}
type Load = { requests: number; cpu: number; milliseconds: number[] }

/**
 * Alternating, so that other load on the machine slows both; the best round of each counts. The ratio of CPU times
 * is the same on a quiet machine and stays valid on a busy one.
 */
async function compareWithEmptyRoute(shop: Shop, kind: 'top' | 'text', path: NextPath): Promise<Comparison> {
  const emptyPath = () => `/${kind}`
  await load(shop, shop.emptyAddress, emptyPath, secondsToWarmUp / 2)
  await load(shop, shop.address, path, secondsToWarmUp)
  const full: Load[] = []
  const empty: Load[] = []
  for (let round = 0; round < rounds; round++) {
    empty.push(await load(shop, shop.emptyAddress, emptyPath, secondsPerRound))
    full.push(await load(shop, shop.address, path, secondsPerRound))
  }
  const most = (loads: Load[]) => Math.max(...loads.map(({ requests }) => requests))
  const least = (loads: Load[]) => Math.min(...loads.map(({ cpu }) => cpu))
  const times = (await load(shop, shop.address, path, secondsPerRound * 2, 1)).milliseconds.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return {
    alone: { p50: percentile(0.5), p99: percentile(0.99) },
    requests: most(full),
    empty: most(empty),
    ratio: most(full) / most(empty),
    cpuRatio: least(empty) / least(full),
  }
}

async function load(shop: Shop, address: string, path: NextPath, seconds: number, connections?: number): Promise<Load> {
  const before = await shop.cpuMicroseconds()
  const { replies, seconds: taken, milliseconds } = await loadPages({ address, path }, seconds, connections)
  return { requests: replies / taken, cpu: ((await shop.cpuMicroseconds()) - before) / replies, milliseconds }
}

function print({ shop, listing, listingNew, text }: Result): void {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
  const formatComparison = ({ requests, empty, ratio, cpuRatio, alone }: Comparison) =>
    `${Math.round(requests)} requests/s, empty route ${Math.round(empty)}, ratio ${ratio.toFixed(2)} (by CPU time ${cpuRatio.toFixed(2)}); one at a time p50 ${alone.p50.toFixed(2)} ms, p99 ${alone.p99.toFixed(2)} ms`
  const show = (name: string, figures: string) => console.log(`  ${name.padEnd(38)} ${figures}`)
  show('listing over HTTP', formatComparison(listing))
  show('listing over HTTP, no filter twice', formatComparison(listingNew))
  show('text over HTTP', formatComparison(text))
  for (const kind of engineKinds) {
    const { median, p95 } = shop.engine[kind]
    show(engineLabels[kind], `${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`)
  }
  show(
    'index build',
    `${(shop.buildMilliseconds / 1000).toFixed(1)} s (${(shop.buildCpuMilliseconds / 1000).toFixed(1)} s of CPU time), longest pause ${Math.round(shop.longestPause)} ms`,
  )
  const { indexBytes, documentBytes, processBytes } = shop
  show(
    'memory',
    `${megabytes(indexBytes)} index (${Math.round(indexBytes / shop.products)} bytes per product), ${megabytes(documentBytes)} documents cached, process ${megabytes(processBytes)}`,
  )
}

async function withShop<T>(products: number, use: (shop: Shop) => Promise<T>): Promise<T> {
  const file = fileURLToPath(new URL('./search-shop.ts', import.meta.url))
  // Node's default heap limit is too small for a million products.
  const flags = ['--expose-gc', '--disable-warning=ExperimentalWarning', '--max-old-space-size=12000']
  const child = fork(file, [String(products)], { execArgv: flags })
  const failed = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`the benchmark shop exited with code ${code}`)))
  })
  const nextMessage = <T>() => new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)))
  try {
    const figures = await Promise.race([nextMessage<ShopFigures>(), failed])
    const cpuMicroseconds = async () => {
      child.send('cpu')
      return (await nextMessage<{ cpuMicroseconds: number }>()).cpuMicroseconds
    }
    return await use({ ...figures, cpuMicroseconds })
  } finally {
    failed.catch(() => {})
    child.disconnect()
  }
}
