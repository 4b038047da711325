import { fileURLToPath } from 'node:url'
import { loadStores } from '@mantel/backend'
import { expect, test } from 'vitest'
import { measureRelevance } from './relevance.ts'

const stores = await loadStores(fileURLToPath(new URL('../stores', import.meta.url)), { port: 3000 })

test.each(['default', 'de', 'it'])('what people look for in %s stands at the top', async (code) => {
  const { meanReciprocalRank, missed } = await measureRelevance(stores, code)
  expect(meanReciprocalRank, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.8)
})
