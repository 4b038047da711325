import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Connection,
  createBackend,
  createLog,
  importDocuments,
  issueGiftCard,
  openDatabase,
  rowsOf,
} from '@mantel/backend'
import { unlimitedStores as stores } from '@mantel/backend/store/testing'
import { obtainSecretKey } from '../../secret-key.ts'

export const stockAtStart = 1_000_000
export const giftCardBalanceAtStart = 5_000_000
const cardCode = 'AAAA-BBBB-CCCC-DDD2'
const log = createLog({ level: 'silent' })

const products = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  sku: `ITEM-${index + 1}`,
  name: `Clock ${index + 1}`,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 10 + index / 4,
  tax_class_id: '2',
  url_key: `clock-${index + 1}`,
  stock: { qty: stockAtStart, is_in_stock: true, manage_stock: true, max_sale_qty: stockAtStart },
}))
const rate = { id: 1, tax_country_id: 'GB', tax_region_id: 0, tax_postcode: '*', rate: 20, code: 'GB' }
const taxRule = {
  id: 1,
  code: 'VAT',
  priority: 0,
  position: 0,
  calculate_subtotal: false,
  tax_rate_ids: [1],
  rates: [rate],
  customer_tax_class_ids: [3],
  product_tax_class_ids: [2],
}
const address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['High St', '1'],
  city: 'Town',
  postcode: 'AB1 2CD',
  country_id: 'GB',
  telephone: '01',
  email: 'ann@example.test',
}

type LoadShopOptions = { dataDir: string; databaseUrl?: string }
export type LoadShop = Awaited<ReturnType<typeof openLoadShop>>

/** Opens a back end on a database that has its products already. */
export async function openBackendOn(connection: Connection, dataDir: string) {
  const secretKey = await obtainSecretKey(dataDir, undefined)
  const backend = await createBackend({ connection, stores, dataDir, secretKey, log, version: '0.0.0-test' })
  return { backend, stores, secretKey }
}

/** A shop without pages that sells twenty products, some of them paid with one gift card. */
export async function openLoadShop({ dataDir, databaseUrl }: LoadShopOptions) {
  await mkdir(join(dataDir, 'media'), { recursive: true })
  writeFileSync(join(dataDir, 'media', 'clock.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const connection = await openDatabase({ dataDir, databaseUrl, log })
  const { backend, stores, secretKey } = await openBackendOn(connection, dataDir)
  const { db } = connection
  const into = { views: stores.views, storeCode: 'default' }
  await importDocuments({ db }, { rows: rowsOf([taxRule]), type: 'taxrule', ...into })
  await importDocuments({ db }, { rows: rowsOf(products), type: 'product', ...into })
  const card = { code: cardCode, amount: giftCardBalanceAtStart, website: 'mantel', currency: 'GBP', now: new Date() }
  await issueGiftCard(db, card)
  await backend.start()

  async function call(url: string, body: object) {
    const headers = { host: 'localhost', 'content-type': 'application/json' }
    const reply = await backend.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
    const { code, result } = reply.json()
    if (code !== 200) throw new Error(`${url}: ${reply.body}`)
    return result
  }

  async function createCardCart(sku: string, qty: number): Promise<string> {
    const cartId: string = await call('/api/cart/create', {})
    await call(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku, qty, quoteId: cartId } })
    await call('/api/ext/gift-card/apply', { quoteId: cartId, giftCardCode: cardCode })
    return cartId
  }

  let placed = 0
  /** Resolves to the order's idempotency key and its number, as the buyer receives them. */
  async function placeOrder(): Promise<[id: string, number: string]> {
    const at = placed++
    const [sku, qty] = [`ITEM-${1 + (at % products.length)}`, 1 + (at % 3)]
    const order_id = randomUUID()
    const { orderNumber } = await call('/api/order', {
      user_id: '',
      cart_id: at % 3 === 0 ? await createCardCart(sku, qty) : '',
      order_id,
      store_code: 'default',
      products: [{ sku, qty }],
      addressInformation: {
        shippingAddress: address,
        billingAddress: address,
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
        payment_method_code: 'cashondelivery',
      },
    })
    return [order_id, orderNumber]
  }

  return {
    connection,
    backend,
    secretKey,
    placeOrder,
    async close() {
      await backend.close()
      await connection.close()
    },
  }
}
