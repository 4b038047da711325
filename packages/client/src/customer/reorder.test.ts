import { expect, it } from 'vitest'
import type { Purchase } from '../cart/adding/purchase.ts'
import type { Cart } from '../cart/cart.ts'
import { productDocument } from '../testing/documents.ts'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import type { OrderItem } from './order-view.ts'
import { reorder } from './reorder.ts'

/** The quantity that a reorder adds after an order of `ordered` units. */
async function reorderedQuantity(ordered: number, stock: object): Promise<number | undefined> {
  const added: Purchase[] = []
  const cart = {
    async add(purchases: readonly Purchase[]) {
      added.push(...purchases)
      return { added: purchases.length }
    },
  } as unknown as Cart
  const engine = openPage(
    fakeShop({ product: [productDocument(1, { stock: { qty: 90, is_in_stock: true, ...stock } })] }),
  )
  await reorder(engine, cart, [{ sku: 'S-1', name: 'Cards', qty_ordered: ordered } as OrderItem])
  return added[0]?.quantity
}

it('adds the next quantity that the product is sold in', async () => {
  const packs = { min_sale_qty: 2, qty_increments: 6, enable_qty_increments: true }
  expect(await reorderedQuantity(3, {})).toBe(3)
  expect(await reorderedQuantity(1, { min_sale_qty: 2 })).toBe(2)
  expect(await reorderedQuantity(3, { min_sale_qty: 2 })).toBe(3)
  expect(await reorderedQuantity(1, packs)).toBe(6)
  expect(await reorderedQuantity(12, packs)).toBe(12)
})

it('leaves the refusal of a quantity above the maximum to the cart', async () => {
  expect(await reorderedQuantity(9, { max_sale_qty: 5 })).toBe(9)
})
