import { type CartShopOptions, openCartShop } from '../../cart/testing/cart-shop.ts'
import type { Connection } from '../../platform/db/index.ts'
import { unlimitedStores } from '../../store/testing.ts'

/** Places orders over HTTP as clients do, in the shop of the cart tests. */

export const address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['High St', '1'],
  city: 'Town',
  postcode: 'AB1 2CD',
  region: 'Kent',
  country_id: 'GB',
  telephone: '01',
  company: '',
  email: 'ann@example.test',
}

export const courier = { shipping_method_code: 'flatrate', shipping_carrier_code: 'flatrate' }

type Product = { sku: string; qty: number; [key: string]: unknown }

/** The body of a cash-on-delivery order. */
export function orderBody(
  products: readonly Product[],
  { delivery = {}, ...more }: { delivery?: object; [key: string]: unknown } = {},
) {
  return {
    user_id: '',
    cart_id: '',
    store_code: '',
    products,
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      ...courier,
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
      ...delivery,
    },
    ...more,
  }
}

export async function openOrderShop(connection: Connection, options: CartShopOptions = {}) {
  const shop = await openCartShop(connection, { stores: unlimitedStores, ...options })
  const { db } = connection

  async function call(method: 'GET' | 'POST', url: string, { body, token, storeCode, from }: RequestOptions = {}) {
    const reply = await shop.app.inject({
      method,
      url,
      remoteAddress: from,
      headers: {
        host: storeCode?.startsWith('trade') ? 'trade.localhost' : 'localhost',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(storeCode && { 'x-vs-store-code': storeCode }),
      },
      payload: body === undefined ? undefined : JSON.stringify(body),
    })
    const { code, result } = reply.json()
    return [code, result] as const
  }

  return {
    ...shop,
    call,
    place: (body: object, asking: Omit<RequestOptions, 'body'> = {}) => call('POST', '/api/order', { ...asking, body }),
    /** Creates a guest's cart with these lines. */
    async cartOf(...items: object[]): Promise<string> {
      const cartId = await shop.create()
      for (const item of items) await shop.add(cartId, item)
      return cartId
    },
    stockOf: async (sku: string) => {
      const row = await db
        .selectFrom('stock_item')
        .innerJoin('product', 'product.id', 'stock_item.product_id')
        .select(['qty', 'is_in_stock'])
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
      return { qty: Number(row.qty), isInStock: row.is_in_stock }
    },
    setStock: (sku: string, qty: number) =>
      db
        .updateTable('stock_item')
        .set({ qty, is_in_stock: qty > 0 })
        .where('product_id', 'in', (eb) => eb.selectFrom('product').select('id').where('sku', '=', sku))
        .execute(),
    allOrders: () => db.selectFrom('shop_order').selectAll().orderBy('id').execute(),
  }
}

/** from: the network address of the client. */
type RequestOptions = { body?: object; token?: string; storeCode?: string; from?: string }
export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>
