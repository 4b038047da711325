import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type LoadTarget, loadPages } from './http-load.ts'
import type { HeapFigures } from './pages-heap.ts'

type Shop = { child: ChildProcess; address: string; floorAddress: string; path: string; bytes: number }
type Series = { name: string; shop: Shop; target: LoadTarget }
type Load = { perSecond: number; cpuMs: number }

const rounds = 4
const secondsPerRound = 3
const here = fileURLToPath(new URL('..', import.meta.url))

/**
 * Compares pages with React alone and with a bare reply, alternating within one run; then measures heap growth over many
 * renders. If MANTEL_BENCH_OTHER names the folder of another revision, its pages are measured in the same rounds.
 */
export async function benchPages(given: readonly string[] = []): Promise<void> {
  const { MANTEL_BENCH_OTHER: otherFolder } = process.env
  console.log('\npages: filling a shop with the demo catalogue …')
  const shop = await openShop(here)
  const other = otherFolder ? await openShop(otherFolder) : null
  try {
    const revisions = [{ name: 'this revision', shop }, ...(other ? [{ name: 'other revision', shop: other }] : [])]
    for (const { name, shop } of revisions)
      console.log(`  ${name}: ${shop.path}, ${(shop.bytes / 1024).toFixed(1)} KB of HTML`)
    // Every request has a new price filter that excludes no product, so that its page is not cached yet.
    let highest = 1000
    const uncached = ({ path }: Shop) => `${path}?price=0-${highest++}`
    const cached = ({ path }: Shop) => `${path}?price=0-999`
    const series = (pathOf: (shop: Shop) => string, floorPath: string, encoding?: string): Series[] => [
      { name: 'floor', shop, target: { address: shop.floorAddress, path: () => floorPath, encoding } },
      ...revisions.map(({ name, shop }) => ({
        name,
        shop,
        target: { address: shop.address, path: () => pathOf(shop), encoding },
      })),
    ]
    await compare('uncached page against React with its elements only', series(uncached, '/react'))
    await compare('the same, compressed as browsers ask for it', series(uncached, '/react-compressed', 'br'))
    await compare('cached page against a bare reply', series(cached, '/bytes'))
    if (given.includes('short')) return
    await showHeap(shop.child)
  } finally {
    shop.child.disconnect()
    other?.child.disconnect()
  }
}

async function openShop(folder: string): Promise<Shop> {
  // React's development code is so slow that every page would beat it as a baseline.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(fileURLToPath(new URL('pages-shop.ts', import.meta.url)), [folder], { env })
  return { child, ...((await nextMessage(child)) as Omit<Shop, 'child'>) }
}

/** CPU time of the server's process only. The best round counts, because other work on the machine can only increase it. */
async function compare(title: string, all: readonly Series[]): Promise<void> {
  const loads = new Map<Series, Load[]>(all.map((one) => [one, []]))
  for (const one of all) await load(one, 2)
  for (let round = 0; round < rounds; round++)
    for (const one of all) loads.get(one)?.push(await load(one, secondsPerRound))
  console.log(`  ${title}`)
  const best = all.map((one) => {
    const measured = loads.get(one) ?? []
    return {
      name: one.name,
      perSecond: Math.max(...measured.map(({ perSecond }) => perSecond)),
      cpuMs: Math.min(...measured.map(({ cpuMs }) => cpuMs)),
    }
  })
  const floor = best[0] as (typeof best)[number]
  for (const { name, perSecond, cpuMs } of best)
    console.log(
      `    ${name.padEnd(16)} ${cpuMs.toFixed(3).padStart(8)} ms of processor time, ratio ${(floor.cpuMs / cpuMs).toFixed(2)}; ${Math.round(perSecond)} pages/s, ratio ${(perSecond / floor.perSecond).toFixed(2)}`,
    )
}

async function load({ shop, target }: Series, seconds: number): Promise<Load> {
  const before = await cpuMicroseconds(shop.child)
  const { replies, seconds: taken } = await loadPages(target, seconds)
  return { perSecond: replies / taken, cpuMs: ((await cpuMicroseconds(shop.child)) - before) / 1000 / replies }
}

async function showHeap(child: ChildProcess): Promise<void> {
  child.send('heap')
  const heap = (await nextMessage(child)) as HeapFigures
  const [least, most] = [Math.min(...heap.megabytes), Math.max(...heap.megabytes)]
  console.log(
    `  heap after warm-up: ${heap.renders} renders, ${heap.kilobytesPer10k.toFixed(0)} KB per 10,000, between ${least.toFixed(1)} and ${most.toFixed(1)} MB`,
  )
}

async function cpuMicroseconds(child: ChildProcess): Promise<number> {
  child.send('cpu')
  return ((await nextMessage(child)) as { cpuMicroseconds: number }).cpuMicroseconds
}

/** Waits for the child's next message. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const listening = new AbortController()
  const { signal } = listening
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('the benchmark shop exited')))
  ended.catch(() => {})
  const [message] = await Promise.race([once(child, 'message', { signal }), ended])
  listening.abort()
  return message
}
