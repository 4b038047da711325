import { expect, it } from 'vitest'
import { runSavedHistory } from './testing/saved-history.ts'

/** Four times as many as the test below needs to find a server's fault; `npm run bench -- cart-model` runs more. */
const { MANTEL_SAVED_HISTORIES = 160, MANTEL_SAVED_SEED } = process.env
/** MANTEL_SAVED_SEED=<seed> repeats one history. */
const seeds = MANTEL_SAVED_SEED
  ? [Number(MANTEL_SAVED_SEED)]
  : Array.from({ length: Number(MANTEL_SAVED_HISTORIES) }, (_, at) => at + 1)

it(`loses and repeats no change in ${seeds.length} histories and ends with the same list everywhere`, {
  timeout: 600_000,
}, async () => {
  for (const seed of seeds) {
    const { shown, server, problems } = await runSavedHistory(seed, seed % 2 === 0 ? 'compare' : 'wishlist')
    expect({ seed, problems, shown }).toEqual({ seed, problems: [], shown: shown.map(() => server) })
  }
})

it('detects a server that applies a repeated change twice', async () => {
  let found = 0
  for (let seed = 1; seed <= 40; seed++) {
    const { problems } = await runSavedHistory(seed, 'wishlist', (server) => {
      const { applied } = server
      // Forgetting the ids of applied changes makes a repeated one count again.
      const all: ReturnType<typeof applied> = []
      server.applied = (list) => {
        all.push(...applied(list).splice(0))
        return all
      }
      const { fetch } = server
      server.fetch = (url, options) => {
        server.applied('wishlist')
        return fetch(url, options)
      }
    })
    if (problems.length > 0) found++
  }
  expect(found).toBeGreaterThan(0)
})
