import { testEngine } from '@mantel/backend/database/testing'
import { it } from 'vitest'
import { createBackendCartServer } from './testing/cart-histories/backend-cart-server.ts'
import { openHistoryShop } from './testing/cart-histories/history-shop.ts'
import { runHistories } from './testing/cart-histories/run-histories.ts'
import { runHistory } from './testing/cart-histories/run-history.ts'

/**
 * Seeds of histories that together detect every fault of cart-histories-find-faults.test.ts. The faults do not depend on the database
 * engine, so one history is enough on the embedded database.
 */
const detectingSeeds = [1, 3, 5, 6, 7, 8, 10, 18, 23, 127, 767, 872, 3019]
const seeds = testEngine === 'postgres' ? detectingSeeds : detectingSeeds.slice(0, 1)

it(`keeps all carts consistent in every history, ${seeds.length} on ${testEngine}`, { timeout: 900_000 }, async () => {
  const shop = await openHistoryShop()
  try {
    const server = await createBackendCartServer(shop.caller)
    await runHistories(seeds, async (one) => {
      await server.empty()
      return runHistory(one, server, shop.view)
    })
  } finally {
    await shop.close()
  }
})
