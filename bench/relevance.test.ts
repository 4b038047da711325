import { fileURLToPath } from 'node:url'
import { loadStores } from '@mantel/backend'
import { expect, it } from 'vitest'
import { measureRelevance } from './relevance.ts'

const stores = await loadStores(fileURLToPath(new URL('../stores', import.meta.url)), { port: 3000 })

it.each(['default', 'de', 'it'])('ranks relevant products first in %s', async (code) => {
  const { meanReciprocalRank, missed } = await measureRelevance(stores, code)
  expect(meanReciprocalRank, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.8)
})
