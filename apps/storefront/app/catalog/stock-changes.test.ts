import type { ProductCard } from '@mantel/client'
import { expect, it } from 'vitest'
import { addStockChanges, applyStockChanges, noStockChanges } from './stock-changes.ts'

const card = (sku: string, inStock: boolean, shown: number) => ({ sku, inStock, price: { shown } }) as ProductCard
const soldOut = (one: ProductCard) => new Map([[one.sku, { ...one, inStock: false }]])

it('adds up the stock changes of one list', () => {
  const cards = [card('A', true, 10), card('B', true, 20)]
  const first = addStockChanges(noStockChanges(cards), cards, soldOut(cards[0]!))
  const both = addStockChanges(first, cards, soldOut(cards[1]!))
  expect(applyStockChanges(both, cards).map(({ inStock }) => inStock)).toEqual([false, false])
})

it('ignores stock changes that were read for an earlier list', () => {
  const before = [card('A', true, 10)]
  const now = [card('A', true, 8), card('B', true, 20)]
  const changes = addStockChanges(noStockChanges(before), before, soldOut(before[0]!))
  expect(applyStockChanges(changes, now)).toBe(now)
  const later = addStockChanges(changes, now, soldOut(now[1]!))
  expect(applyStockChanges(later, now)).toEqual([now[0], { ...now[1], inStock: false }])
})
