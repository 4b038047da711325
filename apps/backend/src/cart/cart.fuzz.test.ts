import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { type CartShop, openCartShop } from './testing/cart-shop.ts'

/** Almost valid requests to an existing cart, as a broken client sends them. */
const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, '', '0', '-1', '2', '1e3', '0x10', 1e308, 2 ** 53, -0.1, 'ß'.repeat(300), '\u202e'),
  fc.constantFrom<unknown>('93', '142', '49', '167', 1, 2, 11, 111, 121, 71, '22', true, 25, 'bo@example.test'),
  fc.jsonValue({ maxDepth: 2 }),
)
const entry = fc.record(
  {
    option_id: scalar,
    option_value: scalar,
    option_qty: scalar,
    option_selections: fc.array(scalar, { maxLength: 3 }),
    id: scalar,
    qty: scalar,
  },
  { requiredKeys: [] },
)
const list = fc.oneof(fc.array(entry, { maxLength: 4 }), fc.dictionary(fc.string(), entry, { maxKeys: 3 }), scalar)
const extension = fc.record(
  {
    custom_options: list,
    configurable_item_options: list,
    bundle_options: list,
    grouped_options: list,
    downloadable_option: fc.oneof(scalar, fc.record({ downloadable_links: fc.array(scalar, { maxLength: 3 }) })),
    am_giftcard_options: fc.oneof(
      scalar,
      fc.dictionary(
        fc.constantFrom(
          'am_giftcard_amount',
          'am_giftcard_recipient_email',
          'am_giftcard_date_delivery',
          'am_giftcard_image',
        ),
        scalar,
      ),
    ),
  },
  { requiredKeys: [] },
)
const sku = fc.constantFrom(
  'CLOCK',
  'CARD',
  'POSTER',
  'ENGRAVED',
  'SET',
  'GROUP',
  'FILE',
  'FILES',
  'HOUR',
  'GIFT',
  'GONE',
  'NONE',
  '__proto__',
)
const cartItem = fc.record(
  {
    sku: fc.oneof({ weight: 5, arbitrary: sku }, scalar),
    qty: fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(1, '2', 6) }, scalar),
    product_option: fc.oneof(fc.record({ extension_attributes: fc.oneof(extension, scalar) }), scalar),
    item_id: scalar,
    quoteId: scalar,
    mutation_id: scalar,
  },
  { requiredKeys: ['sku', 'qty'] },
)

withTestDb('cart API with malformed requests', (_, getConnection) => {
  let shop: CartShop
  beforeAll(async () => {
    shop = await openCartShop(getConnection())
  })
  afterAll(() => shop?.close())

  it('accepts or refuses every request without breaking the cart', async () => {
    const cartId = await shop.create()
    const calls = fc.oneof(
      fc.record({ path: fc.constant('update'), body: fc.record({ cartItem }) }),
      fc.record({
        path: fc.constant('update-cart'),
        body: fc.record({ cartItems: fc.array(fc.oneof(cartItem, scalar), { maxLength: 3 }) }),
      }),
      fc.record({
        path: fc.constant('delete'),
        body: fc.record({ cartItem: fc.record({ item_id: scalar, sku: scalar }) }),
      }),
      fc.record({
        path: fc.constant('shipping-methods'),
        body: fc.record({ address: fc.dictionary(fc.constantFrom('country_id', 'street', 'region'), scalar) }),
      }),
      fc.record({
        path: fc.constant('shipping-information'),
        body: fc.record({
          addressInformation: fc.record({
            shippingAddress: fc.oneof(scalar, fc.record({ countryId: scalar })),
            shippingCarrierCode: scalar,
            shippingMethodCode: scalar,
          }),
        }),
      }),
      fc.record({
        path: fc.constant('collect-totals'),
        body: fc.record({ methods: fc.dictionary(fc.constantFrom('paymentMethod', 'shippingCarrierCode'), scalar) }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(calls, async ({ path, body }) => {
        const [code] = await shop.callCart('POST', path, { cartId, body })
        expect([200, 400, 404]).toContain(code)
        expect((await shop.callCart('GET', 'totals', { cartId }))[0]).toBe(200)
      }),
      { numRuns: 150 },
    )
    const [code, lines] = await shop.callCart('GET', 'pull', { cartId })
    expect(code).toBe(200)
    for (const { qty } of lines) expect(Number.isInteger(qty) && qty > 0).toBe(true)
  })
})
