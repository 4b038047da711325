import { expect, it } from 'vitest'
import { fetchWithRetry } from './fetch-with-retry.ts'

it('retries with growing pauses until the code is fetched', async () => {
  const pauses: number[] = []
  let attempts = 0
  const fetched = await fetchWithRetry(
    async () => {
      if (++attempts < 8) throw new TypeError('Failed to fetch dynamically imported module')
      return 'code'
    },
    async (ms) => void pauses.push(ms),
  )
  expect(fetched).toBe('code')
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
