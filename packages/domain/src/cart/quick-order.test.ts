import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkQuantity, checkStock, noSaleLimit, type StockLevel } from './quantity.ts'
import { adjustQuantity, parseQuickOrder } from './quick-order.ts'

const level = (more: Partial<StockLevel> = {}): StockLevel => ({
  available: 100,
  isInStock: true,
  isCounted: true,
  minimum: 1,
  maximum: noSaleLimit,
  pack: 1,
  ...more,
})

it('reads a list with any usual separator', () => {
  const text = 'CLK-1, 2\r\nCLK-2;3\nCLK-3\t4\n  CLK-4   5 \n"CLK-5","6","A clock, round"\n\nCLK-6\n'
  expect(parseQuickOrder(text)).toEqual({
    lines: [1, 2, 3, 4, 5, 6].map((at) => ({ sku: `CLK-${at}`, quantity: at === 6 ? 1 : at + 1 })),
    unreadable: [],
  })
})

it('skips a heading and adds up repeated SKUs whatever their case', () => {
  expect(parseQuickOrder('SKU;Quantity\nclk-1;2\nCLK-1;3').lines).toEqual([{ sku: 'clk-1', quantity: 5 }])
})

it('lists the lines that it cannot read', () => {
  const text = 'CLK-1,two\nCLK-2,-3\nCLK-3,1.5\nCLK-4,0\n,5'
  expect(parseQuickOrder(text)).toEqual({ lines: [], unreadable: text.split('\n') })
})

it('keeps spaces in SKUs if another character separates SKU and quantity', () => {
  expect(parseQuickOrder('CARD 12 A;6').lines).toEqual([{ sku: 'CARD 12 A', quantity: 6 }])
})

it('raises a quantity to the minimum and to full packs', () => {
  expect(adjustQuantity(4, level({ minimum: 6, pack: 6 }))).toMatchObject({
    quantity: 6,
    reason: { code: 'minimum_order', params: { quantity: 6 } },
  })
  expect(adjustQuantity(7, level({ minimum: 6, pack: 6 }))).toMatchObject({
    quantity: 12,
    reason: { code: 'pack_size', params: { quantity: 6 } },
  })
  expect(adjustQuantity(12, level({ minimum: 6, pack: 6 }))).toEqual({ ok: true, quantity: 12, reason: null })
})

it('lowers a quantity to the full packs that are in stock', () => {
  expect(adjustQuantity(40, level({ available: 20, pack: 6 }))).toMatchObject({
    quantity: 18,
    reason: { code: 'max_quantity', params: { maxQuantity: 18 } },
  })
  expect(adjustQuantity(1, level({ available: 5, pack: 6 }))).toMatchObject({ ok: false })
  expect(adjustQuantity(1, level({ isInStock: false }))).toMatchObject({ reason: { code: 'out_of_stock' } })
})

it('suggests only quantities that the cart accepts', () => {
  const levels = fc.record({
    available: fc.nat(200),
    isInStock: fc.boolean(),
    isCounted: fc.boolean(),
    minimum: fc.integer({ min: 1, max: 30 }),
    maximum: fc.oneof(fc.constant(noSaleLimit), fc.integer({ min: 1, max: 300 })),
    pack: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), levels, (wanted, stock) => {
      const adjusted = adjustQuantity(wanted, stock)
      if (!adjusted.ok) return
      expect(checkQuantity(adjusted.quantity, stock)).toBeNull()
      expect(checkStock(adjusted.quantity, [{ stock, perPiece: 1, elsewhere: 0 }])).toBeNull()
      expect(adjusted.reason === null).toBe(adjusted.quantity === wanted)
    }),
  )
})
