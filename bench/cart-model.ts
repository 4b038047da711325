import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Random histories of carts, and of wishlists and comparisons, more than a test run has time for: `npm run bench -- cart-model`, or
 * `npm run bench -- cart-model 1000 4711 500` for a thousand carts starting with a seed and 500 lists. A failing cart history is
 * shrunk and its seed printed.
 */
export async function benchCartModel([count = '50000', seed = '1', lists = '2000']: string[]): Promise<void> {
  const carts = await passes('apps/shop/src/cart-histories.test.ts', {
    MANTEL_CART_HISTORIES: count,
    MANTEL_CART_SEED: seed,
  })
  console.log(`${count} cart histories in ${carts.seconds} s: ${carts.passed ? 'no' : 'a'} divergence`)
  const saved = await passes('packages/client/src/saved/saved-histories.test.ts', {
    MANTEL_SAVED_HISTORIES: lists,
  })
  console.log(`${lists} histories of lists in ${saved.seconds} s: ${saved.passed ? 'no' : 'a'} divergence`)
  if (!carts.passed || !saved.passed) process.exitCode = 1
}

async function passes(file: string, env: Record<string, string>) {
  const started = performance.now()
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', file]
  const vitest = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = await once(vitest, 'exit')
  return { passed: code === 0, seconds: ((performance.now() - started) / 1000).toFixed(0) }
}
