import { spawn } from 'node:child_process'
import { once } from 'node:events'

const folder = 'apps/backend/src/order'

/**
 * Whether orders can be trusted, in numbers that a test run has no time for: the tests of trust with other sizes. Orders sent
 * five times each, buyers of twenty pieces, kills of the shop, and random orders whose sums are compared:
 * `npm run bench -- trust 10000 2000 500 1000`.
 */
export async function benchTrust(given: string[]): Promise<void> {
  const [orders = '10000', buyers = '2000', kills = '500', sums = '1000'] = given
  console.log(`\ntrust: ${orders} orders × 5, ${buyers} buyers, ${kills} kills, ${sums} random orders, on PostgreSQL`)
  const started = performance.now()
  const sizes = { MANTEL_TRUST_ORDERS: orders, MANTEL_TRUST_BUYERS: buyers, MANTEL_TRUST_KILLS: kills }
  const isKept =
    (await passes(['trust.test.ts', 'trust-kill.test.ts', 'money.test.ts'], {
      ...{ MANTEL_TEST_DB: 'postgres', MANTEL_RANDOM_ORDERS: sums, ...sizes },
    })) && (await passes(['papers/papers-agree.test.ts'], { MANTEL_RANDOM_ORDERS: sums }))
  console.log(`trust: ${isKept ? 'kept' : 'BROKEN'} in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  if (!isKept) process.exitCode = 1
}

async function passes(files: readonly string[], env: Record<string, string>): Promise<boolean> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'backend', '--no-file-parallelism']
  const vitest = spawn(process.execPath, [...args, ...files.map((file) => `${folder}/${file}`)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = await once(vitest, 'exit')
  return code === 0
}
