import { createBackend, importDocuments, openDatabase, rowsOf } from '@mantel/backend'
import { unlimitedStores as stores } from '@mantel/backend/store/testing'

/** A whole back end with its own database in a separate process, so that the load generator does not slow it. */

const [dataDir = '', databaseUrl] = process.argv.slice(2)
/** The load generator counts failed calls; calls cut off at the end of a round are ignored. */
const log = { debug() {}, info() {}, warn() {}, error() {} }
const connection = await openDatabase({ dataDir, databaseUrl, log })
const backend = await createBackend({ connection, stores, dataDir, secretKey: 'for the bench', log, version: '0' })
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
const address = await backend.app.listen({ port: 0, host: '127.0.0.1' })

async function post(path: string, body?: object): Promise<unknown> {
  const reply = await backend.app.inject({ method: 'POST', url: path, payload: body })
  const { code, result } = reply.json()
  if (code !== 200) throw new Error(`${path} was refused: ${result}`)
  return result
}

/** Creates carts with the given number of lines. */
async function fill(carts: number, lines: number): Promise<string[]> {
  const ids: string[] = []
  for (let cart = 0; cart < carts; cart++) {
    const id = String(await post('/api/cart/create'))
    const cartItems = products.slice(0, lines).map(({ sku }) => ({ sku, qty: 1, quoteId: id }))
    if (lines > 0) await post(`/api/cart/update-cart?cartId=${id}`, { cartItems })
    ids.push(id)
  }
  return ids
}

/** Baseline: transactions per second that run only the two statements which every add to a cart needs. */
async function bare(guestKeys: readonly string[], seconds: number, clients: number): Promise<number> {
  const carts = await db.selectFrom('cart').select('id').where('guest_key', 'in', guestKeys).execute()
  const end = performance.now() + seconds * 1000
  let done = 0
  const client = async (first: number) => {
    for (let turn = first; performance.now() < end; turn += clients) {
      const { id } = carts[turn % carts.length]!
      await db.transaction().execute(async (tx) => {
        await tx
          .updateTable('cart')
          .set((eb) => ({ updated_at: eb.ref('updated_at') }))
          .where('id', '=', id)
          .returning('id')
          .execute()
        await tx
          .updateTable('cart_line')
          .set((eb) => ({ quantity: eb('quantity', '+', 1) }))
          .where('cart_id', '=', id)
          .where('product_sku', '=', 'GOODS-1')
          .returning('id')
          .execute()
      })
      done++
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, first) => client(first)))
  return done / seconds
}

/** CPU time that this process, which includes the embedded database, has used so far, in microseconds. */
async function processorTime(): Promise<number> {
  const { user, system } = process.cpuUsage()
  return user + system
}

const work = { fill, bare, processorTime }
process.on('message', async ({ name, given }: { name: keyof typeof work; given: never[] }) => {
  process.send?.(await (work[name] as (...values: never[]) => Promise<unknown>)(...given))
})
process.on('disconnect', async () => {
  await backend.close()
  await connection.close()
  process.exit()
})
process.send?.(address)
