import { expect, it } from 'vitest'
import { lowestPriorPrice, type PriceStep } from './lowest-price.ts'

const tax = { rate: 19, sourceIncludesTax: true, finalIncludesTax: true }
const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const step = (since: Date, price: number, special: Partial<PriceStep> = {}): PriceStep => ({
  since,
  price,
  specialPrice: null,
  finalPrice: null,
  specialFrom: null,
  specialTo: null,
  taxClassId: 2,
  ...special,
})
const lowest = (steps: PriceStep[], now: Date) => lowestPriorPrice(steps, tax, now)?.gross ?? null

it('returns the lowest price of the 30 days before the reduction', () => {
  const steps = [step(day(-60), 90), step(day(-10), 80), step(day(1), 100), step(day(10), 100, { specialPrice: 85 })]
  expect(lowest(steps, day(12))).toBe(80)
  expect(lowest(steps.slice(2), day(12))).toBe(100)
})

it('does not count prices from more than 30 days before', () => {
  const steps = [step(day(-60), 70), step(day(-40), 100), step(day(10), 100, { specialPrice: 85 })]
  expect(lowest(steps, day(12))).toBe(100)
})

it('uses the reduced price as the prior price of a further reduction', () => {
  const steps = [step(day(-60), 100), step(day(1), 100, { specialPrice: 80 }), step(day(5), 100, { specialPrice: 60 })]
  expect(lowest(steps, day(6))).toBe(80)
})

it('includes special prices that started and ended within that time', () => {
  const ended = step(day(-60), 100, { specialPrice: 50, specialFrom: day(1), specialTo: day(3) })
  expect(lowest([ended, step(day(9), 100, { specialPrice: 90, specialFrom: day(10) })], day(12))).toBe(50)
})

it('returns the list price where no other price is known, and null for a regular price', () => {
  expect(lowest([step(day(1), 100, { specialPrice: 80, specialFrom: day(-20) })], day(2))).toBe(100)
  expect(lowest([step(day(1), 100, { specialPrice: 80 })], day(2))).toBe(100)
  expect(lowest([step(day(1), 100)], day(2))).toBe(null)
  expect(lowest([], day(2))).toBe(null)
})
