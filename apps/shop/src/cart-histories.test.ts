import { it } from 'vitest'
import { createMemoryServer } from './testing/cart-histories/cart-server.ts'
import { stock } from './testing/cart-histories/history.ts'
import { runHistories, seedsFrom, testedSeeds } from './testing/cart-histories/run-histories.ts'
import { runHistory } from './testing/cart-histories/run-history.ts'
import { loadTestStores } from './testing/load-test-stores.ts'

/**
 * Random histories with three devices of a customer, one of them with two pages open, and a guest. They add, change and remove
 * items, empty the cart, log in and out, crash, close and go offline. Their service workers send queued changes with or without
 * an open page until the browser stops them. Requests and replies are delayed, lost or duplicated, and tokens expire.
 * `npm run bench -- cart-model` runs more histories; MANTEL_CART_SEED=<seed> MANTEL_CART_HISTORIES=1 repeats one.
 */
const { MANTEL_CART_HISTORIES, MANTEL_CART_SEED = 1 } = process.env
const seeds = MANTEL_CART_HISTORIES ? seedsFrom(Number(MANTEL_CART_SEED), Number(MANTEL_CART_HISTORIES)) : testedSeeds

it(`loses and duplicates no change in ${seeds.length} histories and ends with the same cart everywhere`, {
  timeout: 3_600_000,
}, async () => {
  const { views } = await loadTestStores()
  const view = views.find(({ code }) => code === 'default')!
  await runHistories(seeds, (one) => runHistory(one, createMemoryServer(stock), view))
})
