import type { ProductDocument } from '@mantel/contract'
import { toMinorUnits } from '@mantel/domain/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { issueGiftCard } from '../giftcard/index.ts'
import { importDocuments, rowsOf } from '../import/index.ts'
import { testEngine, withTestDb } from '../platform/db/testing.ts'
import { saveCoupons } from '../promotion/index.ts'
import { stores, viewOf } from '../store/testing.ts'
import { address, type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

const runs = Number(process.env.MANTEL_RANDOM_ORDERS ?? 50)
const codes = ['default', 'de', 'it', 'trade', 'trade_eu'] as const
const countries = { default: 'GB', de: 'DE', it: 'IT', trade: 'GB', trade_eu: 'SI' }
const goodsCount = 24

/** Prices that need rounding: four decimals, two tax rates, some special prices. */
const goods = Array.from({ length: goodsCount }, (_, at) => ({
  id: 9000 + at,
  sku: `ODD-${at}`,
  name: `Odd ${at}`,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 0.3333 + at * 7.7777,
  tax_class_id: at % 3 === 0 ? '5' : '2',
  url_key: `odd-${at}`,
  special_price: at % 4 === 0 ? 0.2121 + at * 5.5555 : undefined,
  stock: { qty: 1_000_000, is_in_stock: true, manage_stock: true, max_sale_qty: 1000 },
  tier_prices: [{ customer_group_id: 11, qty: 5, value: 0.2 + at * 4.4444 }],
}))

const plans = fc.record({
  store: fc.constantFrom(...codes),
  lines: fc.uniqueArray(fc.record({ at: fc.nat(goodsCount - 1), qty: fc.integer({ min: 1, max: 12 }) }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ at }) => at,
  }),
  coupon: fc.constantFrom(null, null, 'PART', 'FLAT', 'POST'),
  giftCard: fc.constantFrom(0, 0, 777, 1_000_000),
})

/** The same code computes sums on both database engines, so one of them is enough. */
describe.runIf(testEngine === 'postgres')('random orders', () =>
  withTestDb('amounts', (getDb, getConnection) => {
    let shop: OrderShop
    const tokens = new Map<string, { id: number; token: string }>()
    beforeAll(async () => {
      shop = await openOrderShop(getConnection())
      const db = getDb()
      for (const { code } of stores.views) {
        await importDocuments({ db }, { rows: rowsOf(goods), views: stores.views, type: 'product', storeCode: code })
      }
      const inAllStores = (value: number) => codes.map((storeCode) => ({ storeCode, value }))
      await saveCoupons({ db }, [
        { code: 'PART', kind: 'percent', stores: inAllStores(13) },
        { code: 'FLAT', kind: 'fixed', stores: inAllStores(3.33) },
        { code: 'POST', kind: 'free_shipping', stores: inAllStores(0) },
      ])
      const buyer = await registerTestCustomer({ db, view: viewOf('trade') }, { email: 't@example.test', groupId: 11 })
      for (const code of ['trade', 'trade_eu']) tokens.set(code, buyer)
      await shop.settle()
    })
    afterAll(() => shop?.close())

    it(
      'charges exactly the amounts shown in list and cart',
      async () => {
        let card = 0
        const check = fc.asyncProperty(plans, async ({ store, lines, coupon, giftCard }) => {
          const view = viewOf(store)
          const buyer = tokens.get(store)
          const query = { storeCode: store, ...(buyer && { token: buyer.token }), ...hostOf(store) }
          const cartId = await shop.create(query)
          // A customer has one cart: remove the lines of an earlier run.
          if (buyer) await shop.callCart('POST', 'clear', { cartId, ...query })
          const products = []
          for (const { at, qty } of lines) {
            const [, line] = await shop.add(cartId, { sku: `ODD-${at}`, qty }, query)
            products.push({ sku: line.sku, qty, price_incl_tax: line.price_incl_tax })
          }
          if (coupon) await shop.callCart('POST', 'apply-coupon', { cartId, coupon, ...query })
          if (giftCard > 0) {
            const code = `AAAA-BBBB-CC${String(++card).padStart(2, '0')}-${String(9999 - card)}`
            const { website, i18n } = view
            await issueGiftCard(getDb(), {
              code,
              amount: giftCard,
              website,
              currency: i18n.currencyCode,
              now: new Date(),
            })
            const body = { quoteId: cartId, giftCardCode: code, token: buyer?.token ?? '' }
            await shop.call('POST', '/api/ext/gift-card/apply', { body, storeCode: store })
          }
          const to = { ...address, country_id: countries[store] }
          const [method] = view.shipping.methods.filter(({ countries: list }) => list.includes(to.country_id))
          const [, { totals }] = await shop.callCart('POST', 'shipping-information', {
            cartId,
            ...query,
            body: {
              addressInformation: {
                shippingAddress: { countryId: to.country_id },
                billingAddress: {},
                shippingCarrierCode: method?.carrierCode,
                shippingMethodCode: method?.methodCode,
              },
            },
          })
          const delivery = {
            shippingAddress: to,
            billingAddress: to,
            payment_method_code: 'card',
            expected_due: totals.grand_total,
            shipping_carrier_code: method?.carrierCode,
            shipping_method_code: method?.methodCode,
          }
          const body = orderBody(products, { cart_id: cartId, user_id: buyer ? String(buyer.id) : '', delivery })
          const [code, placed] = await shop.place(body, { storeCode: store, token: buyer?.token })
          expect([code, placed]).toMatchObject([200, {}])
          const order = await getDb()
            .selectFrom('shop_order')
            .selectAll()
            .where('number', '=', placed.orderNumber)
            .executeTakeFirstOrThrow()
          const { snapshot } = order
          const minor = (amount: number) => toMinorUnits(amount)

          expect(order.due).toBe(minor(totals.grand_total))
          expect(snapshot.totals).toMatchObject({
            subtotal: { net: minor(totals.subtotal), gross: minor(totals.subtotal_incl_tax) },
            shipping: { net: minor(totals.shipping_amount), gross: minor(totals.shipping_incl_tax) },
            discount: { net: minor(totals.discount_amount), gross: minor(totals.discount_incl_tax) },
            total: { tax: minor(totals.tax_amount) },
          })
          const paidByCards = snapshot.totals.giftCards.reduce((sum, { amount }) => sum + amount, 0)
          expect(order.total).toBe(order.due + paidByCards)
          const byRate = snapshot.totals.byRate.reduce((sum, { gross }) => sum + gross, 0)
          expect(byRate).toBe(order.total)
          for (const [at, line] of snapshot.lines.entries()) {
            expect(line.unit.gross).toBe(minor(products[at]?.price_incl_tax ?? Number.NaN))
            if (buyer) continue
            const listed = await shop.catalog.findOne(view, 'product', 'sku', line.boughtSku)
            const document = listed?.document as ProductDocument | undefined
            expect(line.unit.gross).toBe(minor(document?.price_incl_tax ?? Number.NaN))
          }
        })
        await fc.assert(check, { numRuns: runs })
      },
      30_000 + runs * 1000,
    )
  }),
)

const hostOf = (store: string) =>
  store.startsWith('trade') ? { headers: { host: 'trade.localhost', 'x-vs-store-code': store } } : {}
