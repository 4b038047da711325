import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'
import { customOptions, optionValue } from './testing/items.ts'

withTestDb('replacing a cart line', (_, getConnection) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(getConnection())
  })
  afterAll(() => shop?.close())
  const pull = async (cartId: string) => (await shop.callCart('GET', 'pull', { cartId }))[1]
  const engraved = (text: string, qty: number, more: object = {}) => ({
    sku: 'ENGRAVED',
    qty,
    ...more,
    ...customOptions(optionValue(1, text)),
  })
  /** A cart that holds all 20 units in stock in one line. */
  async function fullCart() {
    const cart = await shop.create()
    const [, { item_id }] = await shop.add(cart, engraved('A', 20))
    return { cart, item_id }
  }

  it('lets the new line use the stock of the replaced line', async () => {
    const { cart, item_id } = await fullCart()
    expect((await shop.add(cart, engraved('B', 20)))[0]).toBe(400)
    const [code, line] = await shop.add(cart, engraved('B', 20, { replaces: item_id }))
    expect([code, line.qty]).toEqual([200, 20])
    expect(await pull(cart)).toMatchObject([{ item_id: line.item_id, qty: 20 }])
    expect(line.item_id).not.toBe(item_id)
  })

  it('keeps the replaced line when the new one is refused', async () => {
    const { cart, item_id } = await fullCart()
    const tooMany = engraved('B', 21, { replaces: item_id, mutation_id: 'm-1' })
    expect((await shop.add(cart, tooMany))[0]).toBe(400)
    expect((await shop.add(cart, engraved('longer than ten', 1, { replaces: item_id })))[0]).toBe(400)
    expect(await pull(cart)).toMatchObject([{ item_id, qty: 20 }])
  })

  it('adds to a line that already has the new options', async () => {
    const cart = await shop.create()
    const [, { item_id }] = await shop.add(cart, engraved('A', 15))
    const [, other] = await shop.add(cart, engraved('B', 5))
    expect((await shop.add(cart, engraved('B', 15, { replaces: item_id })))[1]).toMatchObject({
      item_id: other.item_id,
      qty: 20,
    })
    expect(await pull(cart)).toHaveLength(1)
  })

  it('sets the quantity of a line that is replaced by itself', async () => {
    const { cart, item_id } = await fullCart()
    expect((await shop.add(cart, engraved('A', 7, { replaces: item_id })))[1]).toMatchObject({ item_id, qty: 7 })
    expect((await shop.add(cart, engraved('A', 8, { item_id, replaces: item_id })))[1]).toMatchObject({ qty: 8 })
    expect(await pull(cart)).toMatchObject([{ item_id, qty: 8 }])
  })

  it('replaces a line once when the same call arrives several times in parallel', async () => {
    const { cart, item_id } = await fullCart()
    const replacement = engraved('B', 20, { replaces: item_id, mutation_id: 'm-2' })
    const replies = await Promise.all(Array.from({ length: 4 }, () => shop.add(cart, replacement)))
    expect(replies.map(([code, line]) => [code, line.qty])).toEqual(Array.from({ length: 4 }, () => [200, 20]))
    expect(await pull(cart)).toMatchObject([{ qty: 20 }])
  })

  it('changes neither a line of another cart nor a removed line', async () => {
    const { cart, item_id } = await fullCart()
    const other = await shop.create()
    expect((await shop.add(other, engraved('B', 1, { replaces: item_id })))[0]).toBe(200)
    expect((await shop.add(other, engraved('C', 1, { replaces: 'none' })))[0]).toBe(200)
    expect(await pull(cart)).toMatchObject([{ item_id, qty: 20 }])
    expect(await pull(other)).toHaveLength(2)
  })
})
