import { totalsInputOf } from '@mantel/contract'
import { calculateTotals } from '@mantel/domain/cart'
import { toMinorUnits } from '@mantel/domain/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { type CouponSetting, saveCoupons } from '../promotion/index.ts'
import { stores, viewOf } from '../store/testing.ts'
import { expireCarts } from './expire-carts.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'
import {
  bundleOption,
  bundleOptions,
  customOptions,
  giftCardOptions,
  optionValue,
  smallOakVariant,
} from './testing/items.ts'

const everywhere = (worth: number, minimum = 0) =>
  stores.views.map(({ code }) => ({ storeCode: code, value: worth, minimum }))
const inFuture = new Date('2100-01-01T00:00:00Z')
const coupons: CouponSetting[] = [
  { code: 'TEN', kind: 'percent', stores: everywhere(10) },
  { code: 'FIVER', kind: 'fixed', stores: everywhere(5) },
  { code: 'POST', kind: 'free_shipping', stores: everywhere(0) },
  { code: 'BIG', kind: 'fixed', stores: everywhere(20, 100) },
  { code: 'EARLY', kind: 'percent', stores: everywhere(10), startsAt: inFuture },
  { code: 'LATE', kind: 'percent', stores: everywhere(10), endsAt: new Date(0) },
  { code: 'ONCE', kind: 'percent', stores: everywhere(10), maxUses: 1 },
  { code: 'MINE', kind: 'percent', stores: everywhere(10), customersOnly: true, maxUsesPerCustomer: 1 },
  { code: 'ITALY', kind: 'percent', stores: [{ storeCode: 'it', value: 10 }] },
  {
    code: 'NEWONLY',
    kind: 'percent',
    stores: everywhere(10),
    excludesReduced: true,
    excludedSkus: ['BOOK'],
    excludedCategoryIds: [7],
  },
]

withTestDb('cart totals API', (getDb, getConnection) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(getConnection(), { filled: ['default', 'de', 'it'] })
    await saveCoupons({ db: getDb() }, coupons)
  })
  afterAll(() => shop?.close())
  const totalsOf = async (cartId: string, query = {}) => (await shop.callCart('GET', 'totals', { cartId, ...query }))[1]
  const apply = (cartId: string, coupon: string, query = {}) =>
    shop.callCart('POST', 'apply-coupon', { cartId, coupon, ...query })
  const courier = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }
  const ship = (cartId: string, countryId: string, query = {}) => {
    const addressInformation = {
      shippingAddress: { countryId, street: [null] },
      billingAddress: { street: [null] },
      ...courier,
    }
    return shop.callCart('POST', 'shipping-information', { cartId, body: { addressInformation }, ...query })
  }

  it('serves the call sequence of an old client from cart to totals', async () => {
    const [, cartId] = await shop.callCart('POST', 'create', {})
    expect(await shop.callCart('GET', 'pull', { cartId })).toEqual([200, []])
    const lists = { custom_options: [], configurable_item_options: [], bundle_options: [] }
    const item = { sku: 'CLOCK', qty: 1, quoteId: cartId, product_option: { extension_attributes: lists } }
    const [, line] = await shop.callCart('POST', 'update', { cartId, body: { cartItem: item } })
    expect(line).toMatchObject({
      item_id: expect.any(Number),
      quote_id: cartId,
      sku: 'CLOCK',
      qty: 1,
      product_type: 'simple',
    })
    const address = { region_id: 0, country_id: 'GB', street: [null, null], region_code: '' }
    const [, methods] = await shop.callCart('POST', 'shipping-methods', { cartId, body: { address } })
    expect(methods).toMatchObject([
      { carrier_code: 'flatrate', method_code: 'flatrate', amount: 4, price_incl_tax: 5, available: true },
    ])
    const [, payment] = await shop.callCart('GET', 'payment-methods', { cartId })
    const noCost = { cost: 0, cost_incl_tax: 0, is_server_method: true }
    expect(payment.map(({ code }: { code: string }) => code)).toEqual(['card', 'paypal', 'cashondelivery'])
    expect(payment.slice(1)).toEqual([
      { ...noCost, code: 'paypal', title: 'PayPal', default: false, offline: false },
      { ...noCost, code: 'cashondelivery', title: 'Cash on delivery', default: false, offline: true },
    ])
    expect(payment[0]).toMatchObject({ ...noCost, code: 'card', default: true })
    const [code, { totals, payment_methods }] = await ship(cartId, 'GB')
    expect([code, payment_methods]).toEqual([200, payment])
    expect(totals).toMatchObject({
      grand_total: 29,
      subtotal: 20,
      tax_amount: 4.83,
      shipping_amount: 4.17,
      shipping_incl_tax: 5,
    })
    expect(totals.total_segments.map(({ code, value }: { code: string; value: number }) => [code, value])).toEqual([
      ['subtotal', 20],
      ['shipping', 4.17],
      ['tax', 4.83],
      ['grand_total', 29],
    ])
    expect(totals.total_segments[2]).toMatchObject({
      area: 'taxes',
      extension_attributes: { tax_grandtotal_details: [{ amount: 4.83, rates: [{ percent: '20', title: 'VAT' }] }] },
    })
    const again = { ...item, qty: 3, item_id: line.item_id }
    expect((await shop.callCart('POST', 'update', { cartId, body: { cartItem: again } }))[1].qty).toBe(3)
    const paid = { methods: { paymentMethod: { method: 'card' }, ...courier } }
    expect((await shop.callCart('POST', 'collect-totals', { cartId, body: paid }))[1].grand_total).toBe(77)
    const body = { cartItem: { sku: 'CLOCK', item_id: line.item_id, quoteId: cartId } }
    expect(await shop.callCart('POST', 'delete', { cartId, body })).toEqual([200, true])
    expect(await totalsOf(cartId)).toMatchObject({
      grand_total: 0,
      allow_checkout: false,
      checkout_message: 'Shopping cart is empty. Please add some products before entering Checkout',
    })
  })

  it.each([
    ['update', {}, 'No cartItem element provided within the request body'],
    ['shipping-methods', {}, 'No address element provided within the request body'],
    ['shipping-information', {}, 'No address element provided within the request body'],
    ['collect-totals', {}, 'No shipping and payment methods element provided within the request body'],
    ['apply-coupon', undefined, 'No coupon code provided'],
  ])('rejects %s without its required parameter', async (path, body, text) => {
    expect(await shop.callCart('POST', path, { cartId: await shop.create(), body })).toEqual([400, text])
  })

  it('accepts only offered methods and charges no shipping for virtual carts', async () => {
    const cartId = await shop.create()
    await shop.add(cartId, { sku: 'CLOCK', qty: 1 })
    expect(await ship(cartId, 'FR')).toEqual([400, "This delivery method isn't available for your address."])
    const body = { methods: { paymentMethod: { method: 'barter' } } }
    expect((await shop.callCart('POST', 'collect-totals', { cartId, body }))[0]).toBe(400)
    const virtual = await shop.create()
    await shop.add(virtual, { sku: 'FILE', qty: 1 })
    await shop.add(virtual, { sku: 'GIFT', qty: 1, ...giftCardOptions() })
    expect(await shop.callCart('POST', 'shipping-methods', { cartId: virtual, body: { address: {} } })).toMatchObject([
      200,
      [{ carrier_code: 'email', method_code: 'email', method_title: 'By e-mail', price_incl_tax: 0, default: true }],
    ])
    const [, { totals, payment_methods }] = await ship(virtual, 'GB')
    expect(totals).toMatchObject({ grand_total: 33, shipping_amount: 0, tax_amount: 1.33 })
    expect(payment_methods.map(({ code }: { code: string }) => code)).not.toContain('cashondelivery')
  })

  it("returns the tax rate of delivery, not the lines' rate, before a method is chosen", async () => {
    const cartId = await shop.create()
    await shop.add(cartId, { sku: 'BOOK', qty: 1 })
    const { extension_attributes: open, items } = await totalsOf(cartId)
    expect(items[0].tax_percent).toBeLessThan(20)
    expect(open).toMatchObject({ shipping: null, shipping_tax_rate: 20 })
    const [, { totals }] = await ship(cartId, 'GB')
    expect(totals.extension_attributes.shipping.rate).toBe(open.shipping_tax_rate)
  })

  it.each([
    ['ten', 36.05],
    ['FIVER', 34.5],
    ['POST', 34.5],
  ])('applies coupon %s and removes it again', async (code, total) => {
    const cartId = await shop.create()
    await shop.add(cartId, { sku: 'CLOCK', qty: 1 })
    await shop.add(cartId, { sku: 'BOOK', qty: 1 })
    await ship(cartId, 'GB')
    expect(await apply(cartId, ` ${code} `)).toEqual([200, true])
    const totals = await totalsOf(cartId)
    expect(totals.coupon_code).toBe(code.toUpperCase())
    expect(totals.grand_total).toBe(total)
    expect((await shop.callCart('GET', 'coupon', { cartId }))[1]).toBe(code.toUpperCase())
    expect(await shop.callCart('POST', 'delete-coupon', { cartId })).toEqual([200, true])
    expect(await shop.callCart('GET', 'coupon', { cartId })).toEqual([200, null])
    expect((await totalsOf(cartId)).grand_total).toBe(39.5)
  })

  it.each([
    ['NOSUCH', 404, "The coupon code isn't valid. Verify the code and try again."],
    ['EARLY', 400, 'This code is valid from 01/01/2100.'],
    ['LATE', 400, 'This code has expired.'],
    ['ONCE', 400, 'This code has already been used the maximum number of times.'],
    ['MINE', 400, 'Please log in to use this code.'],
    ['ITALY', 400, "This code can't be used in this store."],
    ['BIG', 400, 'Spend at least £100.00 to use this code.'],
    ['NEWONLY', 400, "This code doesn't apply to any item in your cart."],
  ])('refuses coupon %s with the reason', async (code, status, text) => {
    await getDb().insertInto('coupon_use').values({ code: 'ONCE', customer_id: null, used_at: new Date() }).execute()
    const cartId = await shop.create()
    await shop.add(cartId, { sku: 'BOOK', qty: 1 })
    await shop.add(cartId, { sku: 'SALE', qty: 1 })
    await apply(cartId, 'TEN')
    expect(await apply(cartId, code)).toEqual([status, text])
    expect(await totalsOf(cartId)).toMatchObject({ coupon_code: 'TEN' })
  })

  it('limits coupon uses per customer', async () => {
    const ann = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'c@example.test' })
    const { token } = ann
    const cartId = await shop.create({ token })
    await shop.add(cartId, { sku: 'CLOCK', qty: 1 }, { token })
    expect(await apply(cartId, 'MINE', { token })).toEqual([200, true])
    await getDb().insertInto('coupon_use').values({ code: 'MINE', customer_id: ann.id, used_at: new Date() }).execute()
    expect(await apply(cartId, 'MINE', { token })).toEqual([400, "You've already used this code."])
  })

  it('keeps a coupon that stops applying and applies it again later', async () => {
    const cartId = await shop.create({ storeCode: 'de' })
    const de = { storeCode: 'de' }
    const [, line] = await shop.add(cartId, { sku: 'CLOCK', qty: 5 }, de)
    expect(await apply(cartId, 'BIG', de)).toEqual([200, true])
    const sets = (qty: number) => shop.add(cartId, { sku: 'CLOCK', qty, item_id: line.item_id }, de)
    await sets(4)
    const less = await totalsOf(cartId, de)
    expect(less).toMatchObject({
      grand_total: 96,
      coupon_message: 'Dieser Gutscheincode gilt ab einem Bestellwert von €100,00.',
    })
    expect(less).not.toHaveProperty('coupon_code')
    await sets(6)
    expect(await totalsOf(cartId, de)).toMatchObject({ grand_total: 124, coupon_code: 'BIG' })
  })

  it('returns segments that add up and inputs for the same totals in the browser', async () => {
    const item = fc.constantFrom(
      { sku: 'CLOCK', qty: 1 },
      { sku: 'CARD', qty: 6 },
      { sku: 'BOOK', qty: 3 },
      { sku: 'SALE', qty: 7 },
      { sku: 'POSTER', qty: 1, ...smallOakVariant },
      { sku: 'ENGRAVED', qty: 1, ...customOptions(optionValue(1, 'A'), optionValue(2, 22)) },
      { sku: 'SET', qty: 1, ...bundleOptions(bundleOption(11, [111]), bundleOption(12, [121, 122], 3)) },
      { sku: 'GIFT', qty: 2, ...giftCardOptions() },
      { sku: 'FILE', qty: 1 },
    )
    const countries = { default: 'GB', de: 'DE', it: 'IT' }
    const history = fc.record({
      store: fc.constantFrom('default' as const, 'de' as const, 'it' as const),
      items: fc.array(item, { minLength: 1, maxLength: 6 }),
      coupon: fc.constantFrom('TEN', 'FIVER', 'POST', 'BIG', 'NEWONLY', null),
      isShipped: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(history, async ({ store, items, coupon, isShipped }) => {
        const there = { storeCode: store }
        const cartId = await shop.create(there)
        for (const one of items) await shop.add(cartId, one, there)
        if (coupon) await apply(cartId, coupon, there)
        if (isShipped) await ship(cartId, countries[store], there)
        const totals = await totalsOf(cartId, there)
        const minor = (amount: number) => toMinorUnits(amount)
        const segments: { code: string; value: number }[] = totals.total_segments
        const sum = segments.reduce((all, { code, value }) => all + (code === 'grand_total' ? 0 : minor(value)), 0)
        expect(sum).toBe(minor(totals.grand_total))
        const input = totalsInputOf(totals)
        const preview = input && calculateTotals(input)
        expect(preview?.total).toEqual({
          net: minor(totals.grand_total) - minor(totals.tax_amount),
          tax: minor(totals.tax_amount),
          gross: minor(totals.grand_total),
        })
        expect(preview?.lines.map(({ full }) => full.gross)).toEqual(
          totals.items.map((line: { row_total_incl_tax: number }) => minor(line.row_total_incl_tax)),
        )
      }),
      { numRuns: 25 },
    )
  })

  it('expires guest carts after 30 days and keeps customers’ carts', async () => {
    const ann = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'old@example.test' })
    const [old, fresh] = [await shop.create(), await shop.create()]
    const mine = await shop.create({ token: ann.token })
    await shop.add(old, { sku: 'CLOCK', qty: 1 })
    const longAgo = new Date(Date.now() - 31 * 86_400_000)
    await getDb().updateTable('cart').set({ updated_at: longAgo }).where('guest_key', '=', old).execute()
    await getDb().updateTable('cart').set({ updated_at: longAgo }).where('customer_key', '=', mine).execute()
    expect(await expireCarts({ db: getDb(), now: () => new Date() })).toBe(1)
    expect((await shop.callCart('GET', 'pull', { cartId: old }))[0]).toBe(404)
    expect((await shop.callCart('GET', 'pull', { cartId: fresh }))[0]).toBe(200)
    expect((await shop.callCart('GET', 'pull', { cartId: mine, token: ann.token }))[0]).toBe(200)
  })
})
