import { expect, it } from 'vitest'
import { manualClock } from '../testing/manual-clock.ts'
import type { OrderStatus } from './payment.ts'
import { pollUntilDecided } from './poll-until-decided.ts'

const status = (state: string) => ({ state }) as OrderStatus
const pending = status('pending_payment')

/** Replies to the successive lookups. */
function poll(...answers: (OrderStatus | 'unknown' | null | Error)[]) {
  const clock = manualClock()
  const states: string[] = []
  const remaining = [...answers]
  const stop = pollUntilDecided({
    clock,
    async lookUp() {
      const next = remaining.shift()
      if (next === undefined) throw new Error('unexpected lookup')
      if (next instanceof Error) throw next
      return next
    },
    onStatus: ({ state }) => void states.push(state),
  })
  return { clock, states, stop, left: () => remaining.length }
}

it('polls an order until its payment is decided', async () => {
  const { clock, states, left } = poll(pending, pending, status('paid'))
  await clock.advance(1)
  expect(states).toEqual(['pending_payment'])
  await clock.advance(6000)
  expect(states).toEqual(['pending_payment', 'pending_payment', 'paid'])
  await clock.advance(600_000)
  expect(left()).toBe(0)
})

it('continues after failed lookups with longer pauses', async () => {
  const { clock, states, left } = poll(pending, null, new Error('cut'), pending, status('paid'))
  await clock.advance(1)
  await clock.advance(3000)
  expect(left()).toBe(3)
  await clock.advance(5998)
  expect(left()).toBe(3)
  await clock.advance(2)
  expect(left()).toBe(2)
  await clock.advance(12_000)
  expect(states).toEqual(['pending_payment', 'pending_payment'])
  await clock.advance(3000)
  expect(states.at(-1)).toBe('paid')
})

it('stops for an unknown order and when the page is closed', async () => {
  const gone = poll('unknown', pending)
  await gone.clock.advance(600_000)
  expect([gone.states, gone.left()]).toEqual([[], 1])
  const left = poll(pending, pending)
  await left.clock.advance(1)
  left.stop()
  await left.clock.advance(600_000)
  expect([left.states, left.left()]).toEqual([['pending_payment'], 1])
})
