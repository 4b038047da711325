import { hash, randomBytes } from 'node:crypto'
import { importDocuments, rowsOf } from '@mantel/backend'
import { type StoreView, websiteOf } from '@mantel/domain/store'
import type { TestShop } from './open-test-shop.ts'

/** A price that occurs nowhere else in the shop, in every form in which a reply could reveal it. */
export type CanaryPrice = { net: number; forms: string[] }

const groups = [10, 11, 12]
const quantities = [1, 12]
const canaryCount = 24

/**
 * Adds products to both trade stores. Their prices, special prices and tier prices occur nowhere else, with or without tax. Returns all of
 * these prices.
 */
export async function addCanaryProducts(shop: TestShop): Promise<CanaryPrice[]> {
  const prices: CanaryPrice[] = []
  for (const [store, code] of ['trade', 'trade_eu'].entries()) {
    const view = shop.stores.views.find((one) => one.code === code)
    if (!view) throw new Error(`there is no store ${code}`)
    let next = 0
    // The prices of a store are 1.37 apart and together span less than the tax, so no price with tax equals that of another canary.
    const price = (): number => {
      const net = Number((6000 + store * 2000 + next++ * 1.37 + 0.13).toFixed(2))
      prices.push({ net, forms: formsOf(net, store === 0 ? 20 : 22) })
      return net
    }
    const documents = Array.from({ length: canaryCount }, (_, at) => ({
      id: 990_000 + at,
      sku: `CANARY-${at}`,
      name: `Canary clock ${at}`,
      type_id: 'simple',
      status: 1,
      visibility: 4,
      url_key: `canary-clock-${at}`,
      url_path: `canary-clock-${at}`,
      slug: `canary-clock-${at}`,
      tax_class_id: '2',
      category_ids: [view.catalog.categories.clocks, view.catalog.categories.bestsellers],
      category: [{ category_id: view.catalog.categories.clocks, name: 'Clocks', position: at }],
      price: price(),
      ...(at % 3 === 0 && { special_price: price(), special_from_date: '2020-01-01 00:00:00' }),
      tier_prices: groups.flatMap((customer_group_id) =>
        quantities.map((qty) => ({ customer_group_id, qty, value: price() })),
      ),
      stock: { qty: 500, is_in_stock: true, manage_stock: true },
    }))
    const options = { rows: rowsOf(documents), views: shop.stores.views, type: 'product', storeCode: code } as const
    const report = await importDocuments({ db: shop.db }, options)
    if ('problems' in report && Array.isArray(report.problems) && report.problems.length > 0)
      throw new Error(JSON.stringify(report.problems))
  }
  await shop.settle()
  return prices
}

/** 6883.37 as major units, minor units and in the number formats of all stores, without and with tax. */
function formsOf(net: number, ratePercent: number): string[] {
  return [net, net * (1 + ratePercent / 100)].flatMap((amount) => {
    const [whole = '', cents = ''] = amount.toFixed(2).split('.')
    const grouped = (mark: string) => `${whole.slice(0, -3)}${mark}${whole.slice(-3)}`
    return [`${whole}.${cents}`, `${whole}${cents}`, `${grouped(',')}.${cents}`, `${grouped('.')},${cents}`]
  })
}

/** The canary prices that a text reveals. */
export function findCanaries(text: string, prices: readonly CanaryPrice[]): string[] {
  const numbers = new Set(text.match(/\d[\d.,]*\d/g) ?? [])
  return prices.flatMap(({ forms }) => forms.filter((form) => numbers.has(form)))
}

/**
 * Creates signed-in customers whose names and addresses occur nowhere else. Writes them directly into the database, because registering
 * them would take the time of one password hash each.
 */
export async function addCanaryCustomers(shop: TestShop, view: StoreView, count: number, isApproved = true) {
  const website = websiteOf(shop.stores, view)
  const now = new Date()
  const group = website.customerGroups.find(({ id }) => id !== 0)?.id ?? 1
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const name = `Canary${randomBytes(6).toString('hex')}`
      const email = `${name.toLowerCase()}@example.test`
      const { id } = await shop.db
        .insertInto('customer')
        .values({
          website: website.code,
          store_code: view.code,
          email,
          email_key: email,
          firstname: 'Ada',
          lastname: name,
          group_id: group,
          approved_at: isApproved ? now : null,
          created_at: now,
          updated_at: now,
          password_hash: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const session = await shop.db
        .insertInto('customer_session')
        .values({ customer_id: id, started_at: now, ends_at: new Date(now.getTime() + 86_400_000) })
        .returning('id')
        .executeTakeFirstOrThrow()
      const token = randomBytes(32).toString('base64url')
      await shop.db
        .insertInto('access_token')
        .values({
          digest: hash('sha256', token, 'base64url'),
          session_id: session.id,
          expires_at: new Date(now.getTime() + 3_600_000),
        })
        .execute()
      return { id, name, email, token, at }
    }),
  )
}
