import { expect, test } from 'vitest'
import { memoryServer } from './testing/cart-histories/cart-server.ts'
import { type History, history, stock } from './testing/cart-histories/history.ts'
import { openHistoryShop } from './testing/cart-histories/history-shop.ts'
import { httpServer } from './testing/cart-histories/http-server.ts'
import { runHistory } from './testing/cart-histories/run-history.ts'
import { shrinkHistory } from './testing/cart-histories/shrink-history.ts'
import { loadTestStores } from './testing/load-test-stores.ts'

/**
 * Three devices of a customer, one of them with two pages open, and a guest: they add, change, remove, empty, log in and out,
 * crash, close and go offline, and their workers send what waits, with a page open or none, until they die, while calls and
 * replies are late, lost or come twice and tokens expire. `npm run bench -- cart-model`
 * runs more of them; MANTEL_CART_SEED=<seed> MANTEL_CART_HISTORIES=1 one again.
 */
const isPostgres = process.env.MANTEL_TEST_DB === 'postgres'
const count = Number(process.env.MANTEL_CART_HISTORIES ?? 5000)
const firstSeed = Number(process.env.MANTEL_CART_SEED ?? 1)

async function runAll(from: number, runs: number, goesWrong: (one: History) => Promise<string | null>): Promise<void> {
  for (let seed = from; seed < from + runs; seed++) {
    if ((await goesWrong(history(seed))) === null) continue
    const shortest = await shrinkHistory(history(seed), goesWrong)
    const told = shortest.history.operations.map((operation) => JSON.stringify(operation)).join('\n')
    expect.unreachable(`seed ${seed}:\n${shortest.fault}\nafter\n${told}`)
  }
}

test.skipIf(isPostgres)(
  `${count} histories of carts lose nothing, double nothing and end alike everywhere`,
  {
    timeout: 3_600_000,
  },
  async () => {
    const { views } = await loadTestStores()
    const view = views.find(({ code }) => code === 'default')!
    await runAll(firstSeed, count, (one) => runHistory(one, memoryServer(stock), view))
  },
)

const overHttp = isPostgres ? 15 : 40

test(`${overHttp} of them do the same against the back end, on ${isPostgres ? 'PostgreSQL' : 'PGlite'}`, {
  timeout: 900_000,
}, async () => {
  const shop = await openHistoryShop(isPostgres ? process.env.MANTEL_TEST_DATABASE_URL : undefined)
  try {
    const server = await httpServer(shop.caller)
    await runAll(isPostgres ? 10_001 : 20_001, overHttp, async (one) => {
      await server.empty()
      return runHistory(one, server, shop.view)
    })
  } finally {
    await shop.close()
  }
})
