import type { PriceContext } from '@mantel/domain/pricing'
import type { Stores, StoreView } from '@mantel/domain/store'
import { findProductIdsBySku, readStoredProducts } from '../catalog/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import type { Dispatcher, EventOf, EventType } from '../platform/events/index.ts'
import { type PriceView, priceContext, readPriceView } from '../pricing/index.ts'
import { type ShelfProduct, toPurchasable } from './to-purchasable.ts'

/**
 * What can be bought, remembered until an event says that it changed: adding to a cart would otherwise read seven tables for
 * a product that has not changed for weeks. Stock counts from the database at the moment of adding, never from here.
 */
export type Shelf = {
  /** By sku; what the store does not have is missing. */
  find(ctx: ReadingCtx, skus: readonly string[]): Promise<Map<string, ShelfProduct>>
  /** null: this buyer may see no price. */
  prices(ctx: ReadingCtx, groupId: number | null): Promise<PriceContext | null>
  taxRules(ctx: ReadingCtx): Promise<PriceView['taxRules']>
  follow(dispatcher: Dispatcher): void
}

type ReadingCtx = Pick<Ctx, 'view' | 'now'> & { db: Db }

/** Products of all stores together; a product takes some kilobytes. */
const mostProducts = 4000

const changes = [
  'product.changed',
  'price.changed',
  'stock.changed',
  'category.changed',
  'attribute.changed',
  'taxrule.changed',
  'catalog.imported',
] as const satisfies EventType[]

export function createShelf({ stores }: { stores: Stores }): Shelf {
  const products = new Map<string, ShelfProduct>()
  const priceViews = new Map<string, PriceView>()
  /** What was read before a change must not be remembered after it. */
  let changeCount = 0

  const keyOf = (view: StoreView, sku: string) => `${view.code}\n${sku}`

  function remember(key: string, product: ShelfProduct): void {
    products.set(key, product)
    if (products.size > mostProducts) products.delete(products.keys().next().value ?? '')
  }

  async function priceView({ db, view }: ReadingCtx): Promise<PriceView> {
    const known = priceViews.get(view.code)
    if (known) return known
    const asOf = changeCount
    const read = await readPriceView(db, stores, view)
    if (asOf === changeCount) priceViews.set(view.code, read)
    return read
  }

  function forget(event: EventOf<(typeof changes)[number]>): void {
    // How many there are is asked of the database anyway, and every order says that it changed.
    if (event.type === 'stock.changed' && event.isOnlyQuantity) return
    changeCount++
    if (event.type === 'taxrule.changed' || event.type === 'catalog.imported') priceViews.clear()
    if (event.type === 'taxrule.changed') return
    if (!('ids' in event) || event.type === 'category.changed' || event.type === 'attribute.changed') {
      products.clear()
      return
    }
    const ids = new Set(event.ids)
    for (const [key, product] of products) if (ids.has(product.id)) products.delete(key)
  }

  return {
    async find(ctx, skus) {
      const found = new Map<string, ShelfProduct>()
      const missing = new Set<string>()
      for (const sku of skus) {
        const key = keyOf(ctx.view, sku)
        const known = products.get(key)
        if (!known) {
          missing.add(sku)
          continue
        }
        // The least recently asked for go first.
        products.delete(key)
        products.set(key, known)
        found.set(sku, known)
      }
      if (missing.size === 0) return found
      const asOf = changeCount
      const ids = await findProductIdsBySku(ctx.db, ctx.view.code, [...missing])
      for (const stored of await readStoredProducts(ctx.db, ctx.view.code, [...ids.values()])) {
        const product = toPurchasable(stored)
        found.set(product.sku, product)
        if (asOf === changeCount) remember(keyOf(ctx.view, product.sku), product)
      }
      return found
    },

    async prices(ctx, groupId) {
      return priceContext(await priceView(ctx), { groupId, now: ctx.now() })
    },

    async taxRules(ctx) {
      return (await priceView(ctx)).taxRules
    },

    follow(dispatcher) {
      for (const type of changes) dispatcher.on(type, forget)
    },
  }
}
