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
/** The shop's rate as a share of the rate of a bare transaction with the same effect. */
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
  console.log('  limits are raised: one shopper sends many orders')
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
    'a bare transaction with the same effect': async () => () => callShop<Round>(shop, 'bare', perRound, clients),
    'orders of different shoppers': async () => {
      const bodies = await callShop<string[]>(shop, 'bodies', perRound, 'many')
      return () => placeAll(port, bodies, (at) => `10.${at & 255}.${at >> 8}.1`)
    },
    'orders of one shopper, who waits for limits': async () => {
      const bodies = await callShop<string[]>(shop, 'bodies', perRound, 'one')
      return () => placeAll(port, bodies, () => '10.0.0.1')
    },
  }
  const rows = new Map<string, Measured[]>(Object.keys(kinds).map((kind) => [kind, []]))
  // The rounds alternate between the kinds of orders, so that other load on the machine slows all of them. The first
  // round only warms the caches.
  for (let round = 0; round <= rounds; round++) {
    for (const [kind, prepare] of Object.entries(kinds)) {
      const run = await prepare()
      const before = await callShop<number>(shop, 'processorTime')
      const result = await run()
      // Wait for the mails and invoices of these orders, so that they do not slow the next round.
      await callShop(shop, 'settle')
      const cpu = ((await callShop<number>(shop, 'processorTime')) - before) / perRound
      if (round > 0) rows.get(kind)?.push({ ...result, cpu })
    }
  }
  const [bare, many, one] = [...rows].map(([kind, list]) => {
    const fastest = list.reduce((most, one) => (one.rate > most.rate ? one : most))
    const cpu = Math.min(...list.map((one) => one.cpu))
    const figures = `${fastest.rate.toFixed(0)} per second, p99 ${fastest.p99.toFixed(0)} ms`
    console.log(`  ${kind.padEnd(44)} ${figures}, ${cpu.toFixed(0)} µs CPU`)
    return { ...fastest, cpu }
  })
  if (!bare || !many || !one) return
  const share = many.rate / bare.rate
  const verdict = share >= goal ? 'ok' : 'MISSED'
  console.log(
    `  ${'orders against the bare transaction'.padEnd(44)} ${share.toFixed(2)} (goal at least ${goal}): ${verdict}`,
  )
  console.log(`  ${'  of one shopper'.padEnd(44)} ${(one.rate / bare.rate).toFixed(2)}`)
  console.log(`  ${'  by CPU time'.padEnd(44)} ${(bare.cpu / many.cpu).toFixed(2)}`)
}

/** addressOf: the IP address of the shopper who sends the order at this index. */
async function placeAll(port: number, bodies: readonly string[], addressOf: (at: number) => string): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let next = 0
  const started = performance.now()
  const client = async () => {
    for (let at = next++; at < bodies.length; at = next++) {
      const sent = performance.now()
      await post({ port, body: bodies[at]!, address: addressOf(at), agent })
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const rate = (bodies.length * 1000) / (performance.now() - started)
  return { rate, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

type OrderRequest = { port: number; body: string; address: string; agent: Agent }

async function post({ port, body, address, agent }: OrderRequest): Promise<void> {
  const headers = {
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': address,
  }
  const call = request({ host: '127.0.0.1', port, path: '/api/order', method: 'POST', headers, agent })
  call.end(body)
  const [response] = await once(call, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  if (response.statusCode !== 200) throw new Error(`order rejected: ${text}`)
}

async function callShop<T>(shop: ChildProcess, name: string, ...given: unknown[]): Promise<T> {
  const answer = once(shop, 'message')
  shop.send({ name, given })
  return (await answer)[0]
}
