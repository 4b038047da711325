import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createGiftCode, giftCodeHint, normaliseGiftCode, spendCards } from './index.ts'

const cards = fc
  .array(fc.nat(50_000), { maxLength: 6 })
  .map((balances) => balances.map((balance, at) => ({ id: at + 1, balance })))

it('splits the total between cards and the amount due without overdrawing a card', () => {
  fc.assert(
    fc.property(cards, fc.nat(100_000), (held, total) => {
      const { spent, due } = spendCards(held, total)
      expect(spent.reduce((sum, { amount }) => sum + amount, due)).toBe(total)
      for (const { id, amount } of spent) {
        expect(amount).toBeGreaterThan(0)
        expect(amount).toBeLessThanOrEqual(held.find((card) => card.id === id)!.balance)
      }
      const inAll = held.reduce((sum, { balance }) => sum + balance, 0)
      expect(due).toBe(Math.max(0, total - inAll))
    }),
  )
})

it('leaves at most one card partly spent', () => {
  fc.assert(
    fc.property(cards, fc.nat(100_000), (held, total) => {
      const { spent } = spendCards(held, total)
      const rests = spent.filter(({ id, amount }) => amount < held.find((card) => card.id === id)!.balance)
      expect(rests.length).toBeLessThanOrEqual(1)
    }),
  )
})

it('accepts a code in any notation and shows only its end', () => {
  const code = createGiftCode(Uint8Array.from({ length: 16 }, (_, at) => at * 7))
  expect(code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/)
  expect(normaliseGiftCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(normaliseGiftCode(code))
  expect(giftCodeHint(code)).toBe(code.slice(-4))
})
