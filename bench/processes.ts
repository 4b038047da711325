import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openTestShop } from '@mantel/shop/testing'
import autocannon from 'autocannon'
import { startPostgres } from '../tools/postgres.ts'

const goal = 1.6
const rounds = 4
const secondsPerRound = 5
const connections = 16
const path = '/clocks'

/**
 * Compares uncached pages of two processes with those of one, on the same PostgreSQL. The load generator and the database run
 * on the same cores and leave less CPU time to the shop's processes on a machine with two cores, so the generator's share is
 * printed too.
 */
export async function benchProcesses(): Promise<void> {
  const server = await startPostgres()
  console.log('\nprocesses: filling a shop with the demo catalogue …')
  const filled = await openTestShop({ databaseUrl: server.url, everyNth: 1, filled: ['default'] })
  await filled.close()
  const shops = await Promise.all([1, 2].map((count) => start(server.url, count)))
  try {
    await measure(shops.map(({ address }) => address))
  } finally {
    for (const { stop } of shops) await stop()
    await server.stop()
  }
}

async function measure(addresses: string[]): Promise<void> {
  const rates: number[][] = addresses.map(() => [])
  const shares: number[] = []
  // The rounds alternate between the shops, so that other load on the machine slows all of them. The first round only
  // warms the caches.
  for (let round = 0; round <= rounds; round++) {
    for (const [at, url] of addresses.entries()) {
      const { rate, share } = await load(url)
      if (round === 0) continue
      rates[at]?.push(rate)
      shares.push(share)
    }
  }
  const [one = 0, two = 0] = rates.map((list) => Math.max(...list))
  const ratio = two / one
  const verdict = ratio >= goal ? 'ok' : 'MISSED'
  console.log(`  one process, uncached pages            ${Math.round(one)} pages/s`)
  console.log(`  two processes                          ${Math.round(two)} pages/s`)
  console.log(`  two against one                        ${ratio.toFixed(2)} (goal at least ${goal}): ${verdict}`)
  console.log(`  processor time of the load generator   ${Math.max(...shares).toFixed(2)} cores`)
}

/** Every request has a new price filter that excludes no product, so that its page is not cached yet. */
let highest = 1000

async function load(url: string): Promise<{ rate: number; share: number }> {
  const [before, started] = [process.cpuUsage(), performance.now()]
  const result = await autocannon({
    url,
    connections,
    duration: secondsPerRound,
    requests: [{ setupRequest: (request) => ({ ...request, path: `${path}?price=0-${highest++}` }) }],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} non-2xx replies, ${result.errors} errors`)
  const { user, system } = process.cpuUsage(before)
  return { rate: result.requests.average, share: (user + system) / 1000 / (performance.now() - started) }
}

async function start(databaseUrl: string, count: number) {
  const child = fork(fileURLToPath(new URL('processes-shop.ts', import.meta.url)), [databaseUrl, String(count)])
  const [address] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
  if (typeof address !== 'string') throw new Error('the benchmark shop exited')
  return {
    address,
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
