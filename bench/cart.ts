import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { startPostgres } from '../tools/postgres.ts'

const clients = 16
const rounds = 3
const secondsPerRound = 3
/**
 * share: the shop's rate as a share of the bare transaction's rate. growth: how many times longer an add may take with a
 * hundred lines in the cart than with one.
 */
const goals = { share: 0.5, growth: 3 }

/** Adds to a cart on both engines, compared with a bare transaction of two statements on the same database. */
export async function benchCart(): Promise<void> {
  await benchOn('embedded database')
  const server = await startPostgres()
  try {
    await benchOn('PostgreSQL', server.url)
  } finally {
    await server.stop()
  }
}

async function benchOn(engine: string, databaseUrl?: string): Promise<void> {
  console.log(`\ncart: ${engine}, ${clients} clients`)
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-bench-'))
  const script = fileURLToPath(new URL('./cart-shop.ts', import.meta.url))
  const shop = fork(script, [dataDir, ...(databaseUrl ? [databaseUrl] : [])])
  try {
    const [address] = (await once(shop, 'message')) as [string]
    await measure(shop, address)
  } finally {
    const gone = once(shop, 'exit')
    shop.disconnect()
    await gone
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(shop: ChildProcess, address: string): Promise<void> {
  const small = await callShop<string[]>(shop, 'fill', clients, 1)
  const large = await callShop<string[]>(shop, 'fill', clients, 100)
  const totals = (cartId: string) => ({ path: `/api/cart/totals?token=&cartId=${cartId}` })
  const kinds: Record<string, () => Promise<Load>> = {
    'a bare transaction of two statements': async () => ({
      rate: await callShop<number>(shop, 'bare', small, secondsPerRound, clients),
      p99: null,
    }),
    'add to a cart of one line': () => load(address, small, addRequest),
    'add to a cart of a hundred lines': () => load(address, large, addRequest),
    'totals of one line': () => load(address, small, totals),
    'totals of a hundred lines': () => load(address, large, totals),
  }
  const results = new Map<string, Measured[]>()
  // The kinds alternate, so that other load on the machine slows all of them; the best round of each counts.
  for (let round = 0; round <= rounds; round++) {
    for (const [kind, run] of Object.entries(kinds)) {
      const measured = await timed(shop, run)
      // The first round only warms the caches.
      if (round > 0) results.set(kind, [...(results.get(kind) ?? []), measured])
    }
  }
  const best = [...results].map(([kind, rows]) => ({ kind, ...bestOf(rows) }))
  for (const { kind, rate, p99, cpu } of best) {
    const tail = p99 === null ? '' : `, p99 ${p99} ms`
    console.log(`  ${kind.padEnd(38)} ${rate.toFixed(0)} per second, ${cpu.toFixed(0)} µs CPU${tail}`)
  }
  const [bare, one, hundred] = best
  if (!bare || !one || !hundred) return
  printVerdict('add against the bare transaction', one.rate / bare.rate, goals.share, 'at least')
  console.log(`  ${'  by CPU time'.padEnd(38)} ${(bare.cpu / one.cpu).toFixed(2)}`)
  printVerdict('a hundred lines against one', one.rate / hundred.rate, goals.growth, 'at most')
}

/** rate: calls per second. p99: milliseconds. */
type Load = { rate: number; p99: number | null }
/** Microseconds of CPU time per call in the shop; independent of other load on the machine. */
type Measured = Load & { cpu: number }

async function timed(shop: ChildProcess, run: () => Promise<Load>): Promise<Measured> {
  const before = await callShop<number>(shop, 'processorTime')
  const result = await run()
  const cpuTime = (await callShop<number>(shop, 'processorTime')) - before
  return { ...result, cpu: cpuTime / (result.rate * secondsPerRound) }
}

function bestOf(rows: readonly Measured[]): Measured {
  const fastest = rows.reduce((most, one) => (one.rate > most.rate ? one : most))
  return { ...fastest, cpu: Math.min(...rows.map(({ cpu }) => cpu)) }
}

type BenchRequest = { method?: 'GET' | 'POST'; path: string; body?: string }

function addRequest(cartId: string): BenchRequest {
  const body = JSON.stringify({ cartItem: { sku: 'GOODS-1', qty: 1, quoteId: cartId } })
  return { method: 'POST', path: `/api/cart/update?token=&cartId=${cartId}`, body }
}

/** Each client uses its own cart, as shoppers do. */
async function load(url: string, carts: readonly string[], request: (cartId: string) => BenchRequest): Promise<Load> {
  let next = 0
  const headers = { 'content-type': 'application/json' }
  const result = await autocannon({
    url,
    duration: secondsPerRound,
    connections: clients,
    setupClient: (client) => client.setRequests([{ headers, ...request(carts[next++ % carts.length]!) }]),
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} calls failed`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

async function callShop<T>(shop: ChildProcess, name: string, ...given: unknown[]): Promise<T> {
  const answer = once(shop, 'message')
  shop.send({ name, given })
  return (await answer)[0]
}

function printVerdict(name: string, figure: number, goal: number, side: 'at least' | 'at most'): void {
  const isMet = side === 'at least' ? figure >= goal : figure <= goal
  console.log(`  ${name.padEnd(38)} ${figure.toFixed(2)} (goal ${side} ${goal}): ${isMet ? 'ok' : 'MISSED'}`)
}
