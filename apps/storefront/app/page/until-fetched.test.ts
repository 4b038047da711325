import { expect, test } from 'vitest'
import { untilFetched } from './until-fetched.ts'

test('code that cannot be fetched is asked for again after growing pauses, until it is there', async () => {
  const pauses: number[] = []
  let asked = 0
  const fetched = await untilFetched(
    async () => {
      if (++asked < 8) throw new TypeError('Failed to fetch dynamically imported module')
      return 'code'
    },
    async (ms) => void pauses.push(ms),
  )
  expect(fetched).toBe('code')
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
