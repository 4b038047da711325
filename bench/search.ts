import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { addressOf, listings, texts } from './search-queries.ts'

type Measured = { median: number; p95: number }
type Shop = {
  address: string
  emptyAddress: string
  engine: Record<'all' | 'top' | 'leaf' | 'text', Measured>
  buildMilliseconds: number
  longestPause: number
  indexBytes: number
  documentBytes: number
  processBytes: number
  /** Spent by the shop's process so far. */
  cpuMicroseconds(): Promise<number>
}

const usualSizes = [1000, 10_000, 100_000]
const rounds = 3
const secondsPerRound = 2

/** Catalogue search at three sizes, against an empty route that returns as many bytes. */
export async function benchSearch(given: readonly string[]): Promise<void> {
  const sizes = given.length > 0 ? given.map(Number) : usualSizes
  const results: { products: number; shop: Shop; listing: Against; text: Against }[] = []
  for (const products of sizes) {
    console.log(`\nsearch: ${products.toLocaleString('en')} products`)
    const result = await withShop(products, async (shop) => {
      const listing = await against(shop, 'top', listings('top', 200).map(addressOf))
      const text = await against(shop, 'text', texts(400).map(addressOf))
      return { products, shop, listing, text }
    })
    print(result)
    results.push(result)
  }
  if (results.length < 2) return
  console.log('\nsearch: growth (time at ten times the products; linear is 10)')
  for (const kind of ['all', 'top', 'leaf', 'text'] as const) {
    const medians = results.map(({ shop }) => shop.engine[kind].median)
    const growth = medians.slice(1).map((median, at) => (median / (medians[at] as number)).toFixed(1))
    console.log(`  ${label(kind).padEnd(34)} ${growth.join('  ')}`)
  }
  const builds = results.map(({ shop }) => shop.buildMilliseconds)
  console.log(
    `  ${'index build'.padEnd(34)} ${builds
      .slice(1)
      .map((build, at) => (build / (builds[at] as number)).toFixed(1))
      .join('  ')}`,
  )
}

type Against = { requests: number; empty: number; ratio: number; cpuRatio: number }
type Load = { requests: number; cpu: number }

/**
 * In turns, so that whatever else the machine does slows both; the best round of each counts. The ratio of processor time
 * says the same where nothing else runs, and still says it where something does.
 */
async function against(shop: Shop, kind: 'top' | 'text', addresses: string[]): Promise<Against> {
  await load(shop, shop.address, addresses, 1)
  const full: Load[] = []
  const empty: Load[] = []
  for (let round = 0; round < rounds; round++) {
    empty.push(await load(shop, shop.emptyAddress, [`/${kind}`], secondsPerRound))
    full.push(await load(shop, shop.address, addresses, secondsPerRound))
  }
  const most = (loads: Load[]) => Math.max(...loads.map(({ requests }) => requests))
  const least = (loads: Load[]) => Math.min(...loads.map(({ cpu }) => cpu))
  return {
    requests: most(full),
    empty: most(empty),
    ratio: most(full) / most(empty),
    cpuRatio: least(empty) / least(full),
  }
}

async function load(shop: Shop, url: string, addresses: string[], duration: number): Promise<Load> {
  const before = await shop.cpuMicroseconds()
  const result = await autocannon({ url, duration, connections: 10, requests: addresses.map((path) => ({ path })) })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  const cpu = ((await shop.cpuMicroseconds()) - before) / result.requests.total
  return { requests: result.requests.average, cpu }
}

function print({ shop, listing, text }: { shop: Shop; listing: Against; text: Against }): void {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
  const http = ({ requests, empty, ratio, cpuRatio }: Against) =>
    `${Math.round(requests)} requests/s, empty route ${Math.round(empty)}, ratio ${ratio.toFixed(2)} (by processor time ${cpuRatio.toFixed(2)})`
  console.log(`  ${'listing over HTTP, uncached'.padEnd(34)} ${http(listing)}`)
  console.log(`  ${'text over HTTP, uncached'.padEnd(34)} ${http(text)}`)
  for (const kind of ['leaf', 'top', 'all', 'text'] as const) {
    const { median, p95 } = shop.engine[kind]
    console.log(`  ${label(kind).padEnd(34)} ${median.toFixed(2)} ms, 95 % below ${p95.toFixed(2)} ms`)
  }
  console.log(
    `  ${'index build'.padEnd(34)} ${(shop.buildMilliseconds / 1000).toFixed(1)} s, longest pause ${Math.round(shop.longestPause)} ms`,
  )
  console.log(
    `  ${'memory'.padEnd(34)} ${megabytes(shop.indexBytes)} index, ${megabytes(shop.documentBytes)} documents kept, process ${megabytes(shop.processBytes)}`,
  )
}

function label(kind: 'all' | 'top' | 'leaf' | 'text'): string {
  return {
    all: 'engine, listing of everything',
    top: 'engine, listing of a fifth',
    leaf: 'engine, listing of a fortieth',
    text: 'engine, text, half misspelt',
  }[kind]
}

async function withShop<T>(products: number, use: (shop: Shop) => Promise<T>): Promise<T> {
  const file = fileURLToPath(new URL('./search-shop.ts', import.meta.url))
  const child = fork(file, [String(products)], { execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'] })
  const failed = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`the shop of the bench ended with ${code}`)))
  })
  const told = <T>() => new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)))
  try {
    const figures = await Promise.race([told<Omit<Shop, 'cpuMicroseconds'>>(), failed])
    const cpuMicroseconds = async () => {
      child.send('cpu')
      return (await told<{ cpuMicroseconds: number }>()).cpuMicroseconds
    }
    return await use({ ...figures, cpuMicroseconds })
  } finally {
    failed.catch(() => {})
    child.disconnect()
  }
}
