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
/** Of the rate of a bare transaction, and of the time with one line. */
const goals = { share: 0.5, growth: 3 }

/** Adding to a cart on both engines, against a bare transaction of two statements on the same database. */
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
  const small = await ask<string[]>(shop, 'fill', 64, 1)
  const large = await ask<string[]>(shop, 'fill', 64, 100)
  const add = (carts: string[]) => load(address, carts, addRequest)
  const totals = (carts: string[]) =>
    load(address, carts, (cartId) => ({ path: `/api/cart/totals?token=&cartId=${cartId}` }))
  const turns = {
    bare: [] as number[],
    one: [] as Load[],
    hundred: [] as Load[],
    sum: [] as Load[],
    sums: [] as Load[],
  }
  await add(small)
  // In turns, so that whatever else the machine does slows all; the best round of each counts.
  for (let round = 0; round < rounds; round++) {
    turns.bare.push(await ask<number>(shop, 'bare', small, secondsPerRound, clients))
    turns.one.push(await add(small))
    turns.hundred.push(await add(large))
    turns.sum.push(await totals(small))
    turns.sums.push(await totals(large))
  }
  const bare = Math.max(...turns.bare)
  const one = best(turns.one)
  const hundred = best(turns.hundred)
  console.log(`  bare transaction of two statements     ${bare.toFixed(0)} a second`)
  say('add to a cart of one line', one)
  say('add to a cart of a hundred lines', hundred)
  say('totals of one line', best(turns.sum))
  say('totals of a hundred lines', best(turns.sums))
  judge('add against the bare transaction', one.rate / bare, goals.share, 'at least')
  judge('a hundred lines against one', one.rate / hundred.rate, goals.growth, 'at most')
}

type Load = { rate: number; p99: number }
type Asked = { method?: 'GET' | 'POST'; path: string; body?: string }

function addRequest(cartId: string): Asked {
  const body = JSON.stringify({ cartItem: { sku: 'GOODS-1', qty: 1, quoteId: cartId } })
  return { method: 'POST', path: `/api/cart/update?token=&cartId=${cartId}`, body }
}

async function load(url: string, carts: readonly string[], request: (cartId: string) => Asked): Promise<Load> {
  let next = 0
  const headers = { 'content-type': 'application/json' }
  const result = await autocannon({
    url,
    duration: secondsPerRound,
    connections: clients,
    requests: [{ setupRequest: (base) => ({ ...base, headers, ...request(carts[next++ % carts.length]!) }) }],
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} calls failed`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

async function ask<T>(shop: ChildProcess, name: string, ...given: unknown[]): Promise<T> {
  const answer = once(shop, 'message')
  shop.send({ name, given })
  return (await answer)[0]
}

const best = (loads: readonly Load[]): Load => loads.reduce((most, one) => (one.rate > most.rate ? one : most))

function say(name: string, { rate, p99 }: Load): void {
  console.log(`  ${name.padEnd(38)} ${rate.toFixed(0)} a second, p99 ${p99} ms`)
}

function judge(name: string, figure: number, goal: number, side: 'at least' | 'at most'): void {
  const isMet = side === 'at least' ? figure >= goal : figure <= goal
  console.log(`  ${name.padEnd(38)} ${figure.toFixed(2)} (goal ${side} ${goal}): ${isMet ? 'ok' : 'MISSED'}`)
}
