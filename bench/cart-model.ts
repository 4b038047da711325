import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Random cart histories, more than a test run has time for: `npm run bench -- cart-model`, or
 * `npm run bench -- cart-model 1000 4711` for a thousand starting with a seed. A failing history is shrunk and its seed printed.
 */
export async function benchCartModel([count = '50000', seed = '1']: string[]): Promise<void> {
  const started = performance.now()
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'apps/shop/src/cart-histories.test.ts']
  const vitest = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MANTEL_CART_HISTORIES: count, MANTEL_CART_SEED: seed },
  })
  const [code] = await once(vitest, 'exit')
  const seconds = (performance.now() - started) / 1000
  console.log(`${count} cart histories in ${seconds.toFixed(0)} s: ${code === 0 ? 'no' : 'a'} divergence`)
  if (code !== 0) process.exitCode = 1
}
