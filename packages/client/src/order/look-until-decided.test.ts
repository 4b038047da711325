import { expect, test } from 'vitest'
import { manualClock } from '../testing/manual-clock.ts'
import { lookUntilDecided } from './look-until-decided.ts'
import type { OrderStatus } from './payment.ts'

const status = (state: string) => ({ state }) as OrderStatus
const pending = status('pending_payment')

/** Each look has the next of these answers. */
function looking(...answers: (OrderStatus | 'unknown' | null | Error)[]) {
  const clock = manualClock()
  const seen: string[] = []
  const waiting = [...answers]
  const stop = lookUntilDecided({
    clock,
    async look() {
      const next = waiting.shift()
      if (next === undefined) throw new Error('looked once more than there was to see')
      if (next instanceof Error) throw next
      return next
    },
    seen: ({ state }) => void seen.push(state),
  })
  return { clock, seen, stop, left: () => waiting.length }
}

test('an order is looked at until its payment is decided, and no longer', async () => {
  const { clock, seen, left } = looking(pending, pending, status('paid'))
  await clock.advance(1)
  expect(seen).toEqual(['pending_payment'])
  await clock.advance(6000)
  expect(seen).toEqual(['pending_payment', 'pending_payment', 'paid'])
  await clock.advance(600_000)
  expect(left()).toBe(0)
})

test('looks that fail do not end the looking, they only make it rarer for a while', async () => {
  const { clock, seen, left } = looking(pending, null, new Error('cut'), pending, status('paid'))
  await clock.advance(1)
  await clock.advance(3000)
  expect(left()).toBe(3)
  await clock.advance(5998)
  expect(left()).toBe(3)
  await clock.advance(2)
  expect(left()).toBe(2)
  await clock.advance(12_000)
  expect(seen).toEqual(['pending_payment', 'pending_payment'])
  await clock.advance(3000)
  expect(seen.at(-1)).toBe('paid')
})

test('an order that there is not, and a page that is left, are not looked at again', async () => {
  const gone = looking('unknown', pending)
  await gone.clock.advance(600_000)
  expect([gone.seen, gone.left()]).toEqual([[], 1])
  const left = looking(pending, pending)
  await left.clock.advance(1)
  left.stop()
  await left.clock.advance(600_000)
  expect([left.seen, left.left()]).toEqual([['pending_payment'], 1])
})
