import { randomUUID } from 'node:crypto'
import { createBackend } from '../../app.ts'
import { importDocuments, rowsOf } from '../../import/index.ts'
import { openDatabase } from '../../platform/db/index.ts'
import { silentLog as log } from '../../platform/log.ts'
import { unlimitedStores as stores } from '../../store/testing.ts'
import { insertTestCart, runOrderStatements } from './bare-order.ts'

/** A complete back end with its own database in its own process, for measuring order throughput. */

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const connection = await openDatabase({ dataDir, databaseUrl, log })
const backend = await createBackend({
  connection,
  stores,
  dataDir,
  secretKey: 'for the bench',
  log,
  version: '0',
  trustProxy: ['127.0.0.1'],
})
const { db } = connection

const products = Array.from({ length: 120 }, (_, index) => ({
  id: index + 1,
  sku: `GOODS-${index + 1}`,
  name: `Clock ${index + 1}`,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price: 10 + index / 4,
  tax_class_id: '2',
  url_key: `clock-${index + 1}`,
  stock: { qty: 90_000_000, is_in_stock: true, manage_stock: true, max_sale_qty: 90_000_000 },
}))
const rate = { id: 1, tax_country_id: 'GB', tax_region_id: 0, tax_postcode: '*', rate: 20, code: 'GB' }
const rule = {
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
const into = { views: stores.views, storeCode: 'default' }
await importDocuments({ db }, { rows: rowsOf([rule]), type: 'taxrule', ...into })
await importDocuments({ db }, { rows: rowsOf(products), type: 'product', ...into })
await backend.start()
await backend.app.listen({ port: 0, host: '127.0.0.1' })

const address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['High St', '1'],
  city: 'Town',
  postcode: 'AB1 2CD',
  country_id: 'GB',
  telephone: '01',
}

/** Creates guest carts with two lines; returns the key and products of each. */
async function createCarts(count: number) {
  const carts: { key: string; wanted: typeof products }[] = []
  for (let at = 0; at < count; at++) {
    const wanted = [products[at % products.length]!, products[(at + 7) % products.length]!]
    carts.push({ key: await insertTestCart(db, wanted), wanted })
  }
  return carts
}

/** Creates the bodies of orders, each of a different shopper or all of the same one. */
async function createBodies(count: number, shoppers: 'many' | 'one'): Promise<string[]> {
  return (await createCarts(count)).map(({ key, wanted }) => {
    const email = shoppers === 'one' ? 'ann@example.test' : `${key}@example.test`
    return JSON.stringify({
      user_id: '',
      cart_id: key,
      order_id: randomUUID(),
      store_code: 'default',
      products: wanted.map(({ sku, price }) => ({ sku, qty: 1, price_incl_tax: price })),
      addressInformation: {
        shippingAddress: { ...address, email },
        billingAddress: { ...address, email },
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
        payment_method_code: 'cashondelivery',
      },
    })
  })
}

/** Baseline: only the SQL statements of placing an order. */
async function placeBareOrders(count: number, clients: number) {
  const carts = await createCarts(count)
  const times: number[] = []
  let next = 0
  const started = performance.now()
  const client = async () => {
    for (let cart = carts[next++]; cart; cart = carts[next++]) {
      const { key, wanted } = cart
      const begun = performance.now()
      await db.transaction().execute((tx) =>
        runOrderStatements(
          tx,
          key,
          wanted.map(({ id }) => id),
        ),
      )
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const sorted = times.toSorted((a, b) => a - b)
  return {
    rate: (count * 1000) / (performance.now() - started),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  }
}

/** Processor time of this process in microseconds, including the embedded database. */
const processorTime = async () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

const settle = async () => {
  await backend.settle()
  return true
}

const work = { bodies: createBodies, bare: placeBareOrders, settle, processorTime }
process.on('message', async ({ name, given }: { name: keyof typeof work; given: never[] }) => {
  process.send?.(await (work[name] as (...values: never[]) => Promise<unknown>)(...given))
})
process.on('disconnect', async () => {
  await backend.close()
  await connection.close()
  process.exit()
})
const listening = backend.app.server.address()
process.send?.(typeof listening === 'object' && listening ? listening.port : 0)
