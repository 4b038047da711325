import { expect, it } from 'vitest'
import { createRetry, isRetryStatus } from './retry.ts'
import { manualClock } from './testing/manual-clock.ts'

it('lengthens the pauses from five seconds to a minute and starts again after a success', async () => {
  const clock = manualClock()
  const runs: number[] = []
  const retry = createRetry(clock, () => runs.push(clock.now()))
  const pauses: number[] = []
  const pause = async () => {
    const from = clock.now()
    retry.schedule()
    retry.schedule()
    while (runs.length === pauses.length) await clock.advance(1000)
    pauses.push((runs.at(-1) ?? 0) - from)
  }
  for (let attempt = 0; attempt < 6; attempt++) await pause()
  retry.reset()
  await pause()
  expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, 5000])
})

it('does not run a cancelled retry', async () => {
  const clock = manualClock()
  const retry = createRetry(clock, () => expect.unreachable())
  retry.schedule()
  retry.cancel()
  await clock.advance(60_000)
})

it('retries only after statuses of temporary failures', () => {
  expect([408, 425, 429, 502, 503, 504].every(isRetryStatus)).toBe(true)
  expect([200, 400, 401, 404, 409, 500, 501].some(isRetryStatus)).toBe(false)
})
