import { expect, it } from 'vitest'
import { refusedOutcome } from '../order/testing/order-shop.ts'
import { failedOutcome, type Outcome } from '../outcome.ts'
import { productDocument } from '../testing/documents.ts'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { flushPromises, manualClock } from '../testing/manual-clock.ts'
import { repeatWhenBusy } from './repeat-when-busy.ts'
import { resolvePath } from './resolve-path.ts'

const busy = (retryAfterMs?: number): Outcome<string> => ({ ...refusedOutcome(503, 'busy'), retryAfterMs })
const answer: Outcome<string> = { ok: true, result: 'here' }

function setUp(outcomes: Outcome<string>[], runtime: 'browser' | 'server' = 'browser') {
  const clock = manualClock()
  let reads = 0
  const read = async () => outcomes[Math.min(reads++, outcomes.length - 1)] ?? answer
  return {
    clock,
    reads: () => reads,
    start: (signal?: AbortSignal) => repeatWhenBusy({ runtime, clock }, read, signal),
  }
}

it('repeats the read once after the pause that the server named', async () => {
  const { clock, reads, start } = setUp([busy(5000), answer])
  const outcome = start()
  await clock.advance(4999)
  expect(reads()).toBe(1)
  await clock.advance(1)
  expect([await outcome, reads()]).toEqual([answer, 2])
})

it('gives up after the second refusal', async () => {
  const { clock, reads, start } = setUp([busy(1000)])
  const outcome = start()
  await clock.advance(60_000)
  expect([await outcome, reads()]).toEqual([busy(1000), 2])
})

it.each([
  ['no pause is named', busy(), 'browser'],
  ['the pause is longer than ten seconds', busy(10_001), 'browser'],
  ['the refusal has another reason', refusedOutcome(404, 'gone'), 'browser'],
  ['there is no connection', failedOutcome('offline'), 'browser'],
  ['the reader is a server', busy(1000), 'server'],
] as const)('does not repeat the read if %s', async (_, outcome, runtime) => {
  const { clock, reads, start } = setUp([outcome], runtime)
  expect([await start(), reads(), clock.waiting()]).toEqual([outcome, 1, 0])
})

it('ends the pause when the page is left', async () => {
  const { clock, reads, start } = setUp([busy(1000), answer])
  const controller = new AbortController()
  const outcome = start(controller.signal)
  await flushPromises()
  controller.abort()
  expect([await outcome, reads(), clock.waiting()]).toEqual([busy(1000), 1, 0])
})

it('opens a page after a busy server refused its path lookup once', async () => {
  const shop = fakeShop({ product: [productDocument(1, { url_path: 'oak-clock' })] })
  shop.busyReplies = 1
  const resolved = resolvePath(openPage(shop), '/oak-clock')
  await shop.clock.advance(5000)
  expect(await resolved).toMatchObject({ ok: true, value: { kind: 'product' } })
  expect(shop.sent.map(({ path }) => path)).toEqual(['/api/url/map', '/api/url/map'])
})
