import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/postgres.ts'

const clients = 16
const rounds = 3
/** Share of the rate of a bare transaction with the same effect. */
const goal = 0.8

/** Orders over HTTP on both engines, compared with a bare transaction of plain statements with the same effect: `… orders 400` sets the number per round. */
export async function benchOrders([perRound = '400']: string[]): Promise<void> {
  await benchOn('embedded database', Number(perRound))
  const server = await startPostgres()
  try {
    await benchOn('PostgreSQL', Number(perRound), server.url)
  } finally {
    await server.stop()
  }
}

async function benchOn(engine: string, perRound: number, databaseUrl?: string): Promise<void> {
  console.log(`\norders: ${engine}, ${clients} clients, ${perRound} orders per round`)
  console.log('  limits are raised: all orders come from one address')
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-bench-'))
  const script = fileURLToPath(new URL('../apps/backend/src/order/testing/orders-shop.ts', import.meta.url))
  const shop = fork(script, [dataDir, ...(databaseUrl ? [databaseUrl] : [])])
  try {
    const [port] = (await once(shop, 'message')) as [number]
    await measure(shop, port, perRound)
  } finally {
    const gone = once(shop, 'exit')
    shop.disconnect()
    await gone
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Round = { rate: number; p99: number }
/** Microseconds of CPU time per order in the shop; independent of other load on the machine. */
type Measured = Round & { cpu: number }

async function measure(shop: ChildProcess, port: number, perRound: number): Promise<void> {
  const kinds = {
    'a bare transaction with the same effect': () => ask<Round>(shop, 'bare', perRound, clients),
    orders: async (bodies: string[]) => placeAll(port, bodies),
  }
  const rows: Record<keyof typeof kinds, Measured[]> = { 'a bare transaction with the same effect': [], orders: [] }
  // Alternating, so that other load on the machine slows both; the first round warms the caches.
  for (let round = 0; round <= rounds; round++) {
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      const bodies = kind === 'orders' ? await ask<string[]>(shop, 'bodies', perRound) : []
      const before = await ask<number>(shop, 'processorTime')
      const result = await kinds[kind](bodies)
      // Mails and invoices of these orders must not slow the next round.
      await ask(shop, 'settle')
      const cpu = ((await ask<number>(shop, 'processorTime')) - before) / perRound
      if (round > 0) rows[kind].push({ ...result, cpu })
    }
  }
  const [bare, orders] = Object.entries(rows).map(([kind, list]) => {
    const fastest = list.reduce((most, one) => (one.rate > most.rate ? one : most))
    const cpu = Math.min(...list.map((one) => one.cpu))
    const figures = `${fastest.rate.toFixed(0)} per second, p99 ${fastest.p99.toFixed(0)} ms`
    console.log(`  ${kind.padEnd(42)} ${figures}, ${cpu.toFixed(0)} µs CPU`)
    return { ...fastest, cpu }
  })
  if (!bare || !orders) return
  const share = orders.rate / bare.rate
  const verdict = share >= goal ? 'ok' : 'MISSED'
  console.log(
    `  ${'orders against the bare transaction'.padEnd(42)} ${share.toFixed(2)} (goal at least ${goal}): ${verdict}`,
  )
  console.log(`  ${'  by CPU time'.padEnd(42)} ${(bare.cpu / orders.cpu).toFixed(2)}`)
}

async function placeAll(port: number, bodies: readonly string[]): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let next = 0
  const started = performance.now()
  const client = async () => {
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
      const sent = performance.now()
      await post(port, body, agent)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const rate = (bodies.length * 1000) / (performance.now() - started)
  return { rate, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

async function post(port: number, body: string, agent: Agent): Promise<void> {
  const headers = { host: 'localhost', 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const call = request({ host: '127.0.0.1', port, path: '/api/order', method: 'POST', headers, agent })
  call.end(body)
  const [response] = await once(call, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  if (response.statusCode !== 200) throw new Error(`order rejected: ${text}`)
}

async function ask<T>(shop: ChildProcess, name: string, ...given: unknown[]): Promise<T> {
  const answer = once(shop, 'message')
  shop.send({ name, given })
  return (await answer)[0]
}
