import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Load, LoadResult } from './overload-load.ts'

/** Largest accepted wait, in milliseconds. */
const waitGoal = 200
/** Largest accepted ratio of the memory after the load to the memory before it. */
const memoryGoal = 1.2
const secondsOfLoad = 30
const secondsAfter = 60
const probePause = 20

const healthPath = '/healthz'
const pagePath = '/clocks'
/** All products of the store view with all their fields. */
const largePath = '/api/catalog/catalog_default/product/_search?size=4000'

/**
 * Measures what visitors notice of an attack: the response times of /healthz and of a cached page while 100 clients request
 * large searches, and while 300 clients send requests but read no replies; then the memory of the process 60 seconds later.
 */
export async function isFastUnderOverload(): Promise<boolean> {
  console.log('\ntrust: overload, filling a shop with the demo catalogue …')
  const shop = fork(fileURLToPath(new URL('./overload-shop.ts', import.meta.url)))
  try {
    const [address] = (await once(shop, 'message')) as [string]
    await fetch(`${address}${pagePath}`)
    await runLoad({ kind: 'search', address, path: largePath, clients: 2, seconds: 5 })
    await delay(5000)
    const before = await memoryOf(shop)
    const quiet = await probe(address, delay(5000))
    report('nobody else', quiet)
    const searching = await underLoad(shop, {
      kind: 'search',
      address,
      path: largePath,
      clients: 100,
      seconds: secondsOfLoad,
    })
    const holding = await underLoad(shop, {
      kind: 'never-read',
      address,
      path: largePath,
      clients: 300,
      seconds: secondsOfLoad,
    })
    await delay(secondsAfter * 1000)
    const after = await memoryOf(shop)
    const ratio = after / before
    const isReleased = ratio <= memoryGoal
    console.log(
      `  memory before ${before} MB, ${secondsAfter} s after the load ${after} MB: ${ratio.toFixed(2)} (goal ${memoryGoal}): ${verdict(isReleased)}`,
    )
    return searching && holding && isReleased
  } finally {
    shop.disconnect()
  }
}

async function underLoad(shop: ChildProcess, load: Load): Promise<boolean> {
  const loading = runLoad(load)
  const peak = watchMemory(shop, loading)
  const waits = await probe(load.address, loading)
  const { counts, largest } = await loading
  const replies = Object.entries(counts).map(([status, number]) => `${number} × ${status}`)
  const size = largest > 0 ? ` of up to ${(largest / 1e6).toFixed(1)} MB` : ''
  const isFast = report(`${load.clients} clients, ${load.kind}`, waits)
  console.log(`    replies ${replies.join(', ')}${size}; memory at most ${await peak} MB`)
  return isFast
}

type Waits = { health: number[]; page: number[]; failed: number }

function report(what: string, { health, page, failed }: Waits): boolean {
  const isFast = [health, page].every((waits) => quantile(waits, 0.99) < waitGoal) && failed === 0
  const figures = (waits: number[]) => [0.5, 0.99, 1].map((share) => quantile(waits, share).toFixed(0)).join(' / ')
  console.log(
    `  ${what}: ms p50 / p99 / max of ${healthPath} ${figures(health)}, of a cached page ${figures(page)} (goal p99 < ${waitGoal}): ${verdict(isFast)}`,
  )
  if (failed > 0) console.log(`    ${failed} probes did not answer 200`)
  return isFast
}

const verdict = (isReached: boolean) => (isReached ? 'ok' : 'MISSED')

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Requests /healthz and the cached page again and again until the load has ended. */
async function probe(address: string, until: Promise<unknown>): Promise<Waits> {
  const waits: Waits = { health: [], page: [], failed: 0 }
  let isEnded = false
  const ended = until.then(() => {
    isEnded = true
  })
  const request = async (path: string, times: number[]) => {
    while (!isEnded) {
      const started = performance.now()
      const reply = await fetch(`${address}${path}`)
      await reply.arrayBuffer()
      times.push(performance.now() - started)
      if (reply.status !== 200) waits.failed++
      await delay(probePause)
    }
  }
  await Promise.all([request(healthPath, waits.health), request(pagePath, waits.page), ended])
  return waits
}

async function runLoad(load: Load): Promise<LoadResult> {
  const worker = new Worker(new URL('./overload-load.ts', import.meta.url), { workerData: load })
  const [result] = (await once(worker, 'message')) as [LoadResult]
  return result
}

/** The largest memory use of the shop until the load has ended, in megabytes. */
async function watchMemory(shop: ChildProcess, until: Promise<unknown>): Promise<number> {
  let [largest, isEnded] = [0, false]
  void until.then(() => {
    isEnded = true
  })
  while (!isEnded) {
    largest = Math.max(largest, await memoryOf(shop))
    await delay(250)
  }
  return largest
}

/** Resident memory in megabytes. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
