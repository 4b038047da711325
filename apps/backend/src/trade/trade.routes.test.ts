import { messageText } from '@mantel/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { importDocuments, rowsOf } from '../import/index.ts'
import { type OrderShop, openOrderShop } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, viewOf } from '../store/testing.ts'

const stocked = (qty: number) => ({ qty, is_in_stock: qty > 0, manage_stock: true })
const product = (id: number, sku: string, type_id: string, more: object) => ({
  id,
  sku,
  name: `The ${sku}`,
  type_id,
  status: 1,
  visibility: 4,
  price: 10,
  tax_class_id: '2',
  ...more,
})
const more = [
  product(901, 'SOLD-OUT', 'simple', { stock: stocked(0) }),
  product(902, 'RARE', 'simple', { stock: stocked(3) }),
  product(903, 'RETIRED', 'simple', { status: 2, stock: stocked(9) }),
  product(904, 'PRINT', 'configurable', {
    price: 0,
    configurable_options: [
      {
        id: 93,
        attribute_id: '93',
        attribute_code: 'color',
        label: 'Colour',
        position: 0,
        product_id: 904,
        values: [{ value_index: 49, label: 'Oak' }],
      },
    ],
    configurable_children: [
      { id: 905, sku: 'PRINT-OAK', price: 12, status: 1, tax_class_id: '2', color: '49', stock: stocked(50) },
    ],
  }),
]

withTestDb('quick order and templates', (getDb, getConnection) => {
  let shop: OrderShop
  const tokens: Record<'buyer' | 'other' | 'pending' | 'consumer', string> = {} as never
  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { filled: ['default', 'trade'] })
    const [db, views] = [getDb(), stores.views]
    await importDocuments({ db }, { rows: rowsOf(more), views, type: 'product', storeCode: 'trade' })
    await shop.settle()
    const register = async (storeCode: string, email: string, approved = true) =>
      (await registerTestCustomer({ db, view: viewOf(storeCode) }, { email, groupId: 11, approved })).token
    tokens.buyer = await register('trade', 'buyer@example.test')
    tokens.other = await register('trade', 'other@example.test')
    tokens.pending = await register('trade', 'pending@example.test', false)
    tokens.consumer = await register('default', 'consumer@example.test')
  })
  afterAll(() => shop?.close())

  const path = { quick: '/api/ext/quick-order', templates: '/api/ext/order-templates' }
  async function call(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, token = tokens.buyer) {
    return shop.call(method as 'GET', url, { body, token, storeCode: 'trade' })
  }
  const check = (lines: [sku: string, qty: number][]) =>
    call('POST', path.quick, { lines: lines.map(([sku, qty]) => ({ sku, qty })) })
  const inTrade = (token: string) => ({ headers: { host: 'trade.localhost' }, token })
  async function cartWith(items: [sku: string, qty: number][], token = tokens.buyer): Promise<string> {
    const [, cartId] = await shop.callCart('POST', 'create', inTrade(token))
    await shop.callCart('POST', 'clear', { ...inTrade(token), cartId })
    for (const [sku, qty] of items) expect((await shop.add(cartId, { sku, qty }, inTrade(token)))[0]).toBe(200)
    return cartId
  }

  it('checks each line of a quick order separately', async () => {
    const [code, lines] = await check([
      ['pack', 12],
      ['FROM-SIX', 2],
      ['BY-SIX', 7],
      ['TO-24', 30],
      ['RARE', 9],
      ['SOLD-OUT', 1],
      ['NO-SUCH', 1],
      ['RETIRED', 1],
      ['PRINT', 1],
      ['print-oak', 2],
    ])
    expect(code).toBe(200)
    const text = (key: 'minimum_order' | 'pack_size', quantity: number) => messageText(key, 'en', { quantity })
    const most = (maxQuantity: number) => messageText('max_quantity', 'en', { maxQuantity })
    expect(lines.map(({ sku, qty, status, message }: Record<string, unknown>) => [sku, qty, status, message])).toEqual([
      ['PACK', 12, 'ok', null],
      ['FROM-SIX', 6, 'adjusted', text('minimum_order', 6)],
      ['BY-SIX', 12, 'adjusted', text('pack_size', 6)],
      ['TO-24', 24, 'adjusted', most(24)],
      ['RARE', 3, 'adjusted', most(3)],
      ['SOLD-OUT', 0, 'out_of_stock', messageText('out_of_stock', 'en')],
      ['NO-SUCH', 0, 'unknown', null],
      ['RETIRED', 0, 'unknown', null],
      ['PRINT', 0, 'options', null],
      ['PRINT-OAK', 2, 'ok', null],
    ])
    expect(lines.at(-1).item).toMatchObject({
      sku: 'PRINT-OAK',
      parent_sku: 'PRINT',
      product_type: 'configurable',
      options: [{ label: 'Colour', value: 'Oak' }],
    })
  })

  it('returns lines in a form that the cart accepts unchanged', async () => {
    const wanted: [string, number][] = [...['PACK', 'FROM-SIX', 'BY-SIX', 'TO-24', 'RARE', 'PRINT-OAK']].map((sku) => [
      sku,
      7,
    ])
    const [, lines] = await check(wanted)
    const cartId = await cartWith([])
    for (const { qty, item } of lines) {
      const sent = { sku: item.parent_sku, qty, product_option: item.product_option }
      expect(await shop.add(cartId, sent, inTrade(tokens.buyer))).toMatchObject([200, { qty, sku: item.sku }])
    }
  })

  it('refuses guests, pending buyers, consumers and oversized lists', async () => {
    const lines = { lines: [{ sku: 'PACK', qty: 1 }] }
    expect((await shop.call('POST', path.quick, { body: lines, storeCode: 'trade' }))[0]).toBe(401)
    expect(await call('POST', path.quick, lines, tokens.pending)).toEqual([403, messageText('approval_missing', 'en')])
    const consumer = { body: lines, token: tokens.consumer }
    expect((await shop.call('POST', path.quick, consumer))[0]).toBe(403)
    for (const bad of [
      {},
      { lines: [] },
      { lines: [{ sku: 'PACK', qty: 0 }] },
      { lines: Array(201).fill(lines.lines[0]) },
    ])
      expect((await call('POST', path.quick, bad))[0]).toBe(400)
  })

  it('saves a cart under a name, lists it, orders it again and removes it', async () => {
    const cartId = await cartWith([
      ['PACK', 12],
      ['RARE', 2],
    ])
    const [code, saved] = await call('POST', path.templates, { name: '  Spring window ', cartId })
    expect([code, saved.name, saved.items.length]).toEqual([200, 'Spring window', 2])
    await cartWith([['PACK', 5]])
    const again = await Promise.all([1, 2].map(() => call('POST', path.templates, { name: 'SPRING WINDOW', cartId })))
    expect(again.map(([status, { id }]) => [status, id])).toEqual([
      [200, saved.id],
      [200, saved.id],
    ])
    const [, all] = await call('GET', path.templates)
    expect(all).toMatchObject([{ id: saved.id, items: [{ sku: 'PACK', name: 'The PACK', qty: 5 }] }])

    await shop.setStock('PACK', 4)
    const [, lines] = await call('POST', path.quick, { template_id: saved.id })
    expect(lines).toMatchObject([{ sku: 'PACK', qty_requested: 5, qty: 4, status: 'adjusted' }])
    await shop.setStock('PACK', 500)

    expect((await call('DELETE', `${path.templates}/${saved.id}`))[0]).toBe(200)
    expect((await call('DELETE', `${path.templates}/${saved.id}`))[0]).toBe(404)
    expect((await call('GET', path.templates))[1]).toEqual([])
  })

  it('neither shows nor changes the templates of another buyer', async () => {
    const cartId = await cartWith([['PACK', 3]])
    const [, { id }] = await call('POST', path.templates, { name: 'Mine', cartId })
    expect((await call('GET', path.templates, undefined, tokens.other))[1]).toEqual([])
    expect((await call('POST', path.quick, { template_id: id }, tokens.other))[0]).toBe(404)
    expect((await call('DELETE', `${path.templates}/${id}`, undefined, tokens.other))[0]).toBe(404)
    expect((await call('POST', path.templates, { name: 'Theirs', cartId }, tokens.other))[0]).toBe(404)
    expect((await call('GET', path.templates, undefined, tokens.pending))[0]).toBe(403)
    const [, exported] = await call('GET', '/api/user/export')
    expect(exported.order_templates).toMatchObject([{ name: 'Mine', lines: [{ sku: 'PACK', qty: 3 }] }])
  })

  it('refuses an empty cart and a missing name', async () => {
    const cartId = await cartWith([])
    const save = (name: string) => call('POST', path.templates, { name, cartId })
    expect(await save('Nothing')).toEqual([400, messageText('cart_empty', 'en')])
    for (const name of ['', '   ', 'x'.repeat(81)])
      expect(await save(name)).toEqual([400, messageText('template_name', 'en')])
  })
})
