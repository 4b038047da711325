import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isFastUnderOverload } from './overload.ts'

const orderTests = ['trust.test.ts', 'trust-kill.test.ts', 'money.test.ts', 'ordering-abuse.test.ts'].map(
  (name) => `apps/backend/src/order/${name}`,
)
const giftCardTests = ['gift-card.routes.test.ts', 'gift-card-kill.test.ts'].map(
  (name) => `apps/backend/src/giftcard/${name}`,
)
const documentTests = ['apps/backend/src/documents/amounts-agree.test.ts']
const twoProcessTests = ['apps/backend/src/two-processes.test.ts']
const killedShopTests = ['apps/backend/src/killed-shop.test.ts']
const timingTests = ['apps/backend/src/customer/timing.test.ts']
const passwordTests = ['apps/backend/src/customer/wrong-passwords.test.ts']
const backupTests = ['apps/shop/src/backup/backup-under-load.backend.test.ts']

/**
 * Runs the order consistency tests at sizes that a test run has no time for: orders sent five times each, buyers competing
 * for twenty items, kills of order servers, random orders whose totals are compared, kills of the whole shop and of one of
 * two processes, a backup under load that is restored and compared, the times of account calls with known and unknown addresses,
 * wrong passwords from many addresses, and waits and memory under overload: `npm run bench -- trust 10000 2000 500 1000 3000`. The
 * last five parts alone: `npm run bench -- trust kills 20`, `npm run bench -- trust backup 3000`, `npm run bench -- trust timing 500`,
 * `npm run bench -- trust passwords 10000`, `npm run bench -- trust overload`.
 */
export async function benchTrust(given: string[]): Promise<void> {
  const started = performance.now()
  const [part] = given
  const isKept = await (part === 'backup'
    ? passesBackupTests(given[1])
    : part === 'kills'
      ? passesKillTests(given[1])
      : part === 'overload'
        ? isFastUnderOverload()
        : part === 'timing'
          ? passesTimingTests(given[1])
          : part === 'passwords'
            ? passesPasswordTests(given[1])
            : passesAllTests(given))
  console.log(`trust: ${isKept ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  if (!isKept) process.exitCode = 1
}

async function passesAllTests(given: string[]): Promise<boolean> {
  const [orders = '10000', buyers = '2000', kills = '500', sums = '1000', saved] = given
  console.log(`\ntrust: ${orders} orders × 5, ${buyers} buyers, ${kills} kills, ${sums} random orders, on PostgreSQL`)
  console.log('  limits are raised: all orders come from one address')
  const sizes = {
    MANTEL_TRUST_ORDERS: orders,
    MANTEL_TRUST_BUYERS: buyers,
    MANTEL_TRUST_KILLS: kills,
    MANTEL_TRUST_GIFT_CARD_ROUNDS: '50',
  }
  const env = { MANTEL_TEST_DB: 'postgres', MANTEL_RANDOM_ORDERS: sums, ...sizes }
  return (
    (await runTests([...orderTests, ...giftCardTests], env)) &&
    (await runTests(documentTests, { MANTEL_RANDOM_ORDERS: sums })) &&
    (await passesKillTests()) &&
    (await passesBackupTests(saved)) &&
    (await passesTimingTests()) &&
    (await passesPasswordTests()) &&
    (await isFastUnderOverload())
  )
}

async function passesTimingTests(calls = '500'): Promise<boolean> {
  console.log(`\ntrust: ${calls} logins and password resets each, with known and with unknown addresses`)
  const results: boolean[] = []
  for (const engine of ['postgres', 'pglite'])
    results.push(await runTests(timingTests, { MANTEL_TEST_DB: engine, MANTEL_TRUST_TIMINGS: calls }))
  return results.every(Boolean)
}

async function passesPasswordTests(guesses = '10000'): Promise<boolean> {
  console.log(`\ntrust: ${guesses} wrong passwords for one account, on two processes and after a restart`)
  return runTests(passwordTests, { MANTEL_TEST_DB: 'postgres', MANTEL_TRUST_PASSWORDS: guesses })
}

async function passesKillTests(kills = '20'): Promise<boolean> {
  console.log('\ntrust: two processes on PostgreSQL, one of them killed while ordering')
  const results = [await runTests(twoProcessTests, { MANTEL_TEST_DB: 'postgres' })]
  for (const engine of ['postgres', 'pglite']) {
    console.log(`\ntrust: ${kills} kills of the whole shop, with a mail server, on ${engine}`)
    results.push(await runTests(killedShopTests, { MANTEL_TEST_DB: engine, MANTEL_TRUST_SHOP_KILLS: kills }))
  }
  return results.every(Boolean)
}

async function passesBackupTests(orders = '3000'): Promise<boolean> {
  const results: boolean[] = []
  for (const engine of ['postgres', 'pglite']) {
    console.log(`\ntrust: backup under load restored and compared, ${orders} orders, on ${engine}`)
    results.push(await runTests(backupTests, { MANTEL_TEST_DB: engine, MANTEL_TRUST_BACKUP: orders }))
  }
  return results.every(Boolean)
}

async function runTests(files: readonly string[], env: Record<string, string>): Promise<boolean> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'backend', '--no-file-parallelism']
  const vitest = spawn(process.execPath, [...args, ...files], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = await once(vitest, 'exit')
  return code === 0
}
