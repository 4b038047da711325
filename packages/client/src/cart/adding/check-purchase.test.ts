import type { StockItem } from '@mantel/contract'
import { expect, it } from 'vitest'
import { stockView } from '../../catalog/views/stock-view.ts'
import { cartShop, purchase } from '../testing/cart-shop.ts'
import { checkPurchase } from './check-purchase.ts'
import type { Purchase } from './purchase.ts'

const packs = { qty: 20, min_sale_qty: 12, qty_increments: 6, enable_qty_increments: true, max_sale_qty: 18 }
const rules = {
  prices: { zeroPriceAllowed: false, needGroupToken: false },
  settings: { allowOutOfStockInCart: false },
}

function refusals(quantity: number, stock: Partial<StockItem>, more: Partial<Purchase> = {}, held = {}) {
  const wanted = purchase('a', quantity, { stock: stockView({ stock }), ...more })
  const { blocking, warnings } = checkPurchase(wanted, { already: 0, inOtherLines: 0, canAsk: true, ...held }, rules)
  return [...blocking, ...warnings]
}

it("applies the merchant's minimum, maximum and pack size", () => {
  expect(refusals(6, packs)).toEqual([{ key: 'minimum_order', params: { quantity: 12 } }])
  expect(refusals(13, packs)).toEqual([{ key: 'pack_size', params: { quantity: 6 } }])
  expect(refusals(24, packs)).toEqual([{ key: 'max_quantity', params: { maxQuantity: 18 } }])
  expect(refusals(18, packs)).toEqual([])
  expect(refusals(6, packs, {}, { already: 12 })).toEqual([])
  expect(refusals(1.5, { qty: 9 })).toEqual([{ key: 'quantity_invalid', params: {} }])
})

it('counts units of the same product in other cart lines', () => {
  expect(refusals(3, { qty: 5 }, {}, { inOtherLines: 2 })).toEqual([])
  expect(refusals(4, { qty: 5 }, {}, { inOtherLines: 2 })).toEqual([
    { key: 'max_quantity', params: { maxQuantity: 3 } },
  ])
  expect(refusals(4, { qty: 5, backorders: 1 }, {}, { inOtherLines: 2 })).toEqual([])
})

it('leaves the stock check of bundle parts to the server', () => {
  expect(refusals(2, { qty: 0, is_in_stock: true }, { typeId: 'bundle' })).toEqual([])
  expect(refusals(2, { qty: 0, is_in_stock: false }, { typeId: 'bundle' })).toMatchObject([{ key: 'out_of_stock' }])
})

it('checks a new quantity by the known rules while offline', async () => {
  const shop = cartShop()
  const { cart, lines, shownMessages } = shop.open()
  await cart.start()
  await cart.add(purchase('a', 12, { stock: stockView({ stock: packs }) }))
  await shop.settle()
  shop.online.set(false)
  await cart.setQuantity(cart.get().lines[0]!.key, 13)
  expect(shownMessages().at(-1)).toBe('pack_size')
  await cart.setQuantity(cart.get().lines[0]!.key, 18)
  expect(lines()).toEqual({ a: 18 })
})

it('counts two lines of one product that are added together', async () => {
  const shop = cartShop()
  const { cart, shownMessages } = shop.open()
  await cart.start()
  const engraved = (text: string) => ({
    stock: stockView({ stock: { qty: 3 } }),
    productOption: { extension_attributes: { custom_options: [{ option_id: '1', option_value: text }] } },
  })
  const outcome = await cart.add([purchase('a', 2, engraved('Ada')), purchase('a', 2, engraved('Ben'))])
  expect([outcome.added, shownMessages()]).toEqual([1, ['max_quantity']])
})
