import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { raceEarlyLoad } from './race-early-load.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})

it('returns the early page without loading again', async () => {
  const load = vi.fn(async () => 'usual')
  expect(await raceEarlyLoad(Promise.resolve('early'), load)).toBe('early')
  expect(load).not.toHaveBeenCalled()
})

it('loads as usual when the early load has failed', async () => {
  expect(await raceEarlyLoad(Promise.resolve(null), async () => 'usual')).toBe('usual')
})

it('does not wait for an early load that takes long', async () => {
  const page = raceEarlyLoad(never, async () => 'usual')
  await vi.advanceTimersByTimeAsync(500)
  expect(await page).toBe('usual')
})

it('returns a slow early page if it arrives before the usual one', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const page = raceEarlyLoad(promise, () => never)
  await vi.advanceTimersByTimeAsync(500)
  resolve('early')
  expect(await page).toBe('early')
})

it('reports why the usual load failed', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const page = raceEarlyLoad(promise, () => Promise.reject(new Error('no such page')))
  const outcome = expect(page).rejects.toThrow('no such page')
  await vi.advanceTimersByTimeAsync(500)
  resolve(null)
  await outcome
})
