import type { PriceContext } from '@mantel/domain/pricing'
import type { Stores, StoreView } from '@mantel/domain/store'
import { LRUCache } from 'lru-cache'
import { findProductIdsBySku, readStoredProducts } from '../catalog/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import type { Dispatcher, EventOf, EventType } from '../platform/events/index.ts'
import { type PriceView, priceContext, readPriceView } from '../pricing/index.ts'
import { type CartProduct, toPurchasable } from './to-purchasable.ts'

/**
 * Products and prices for carts, cached until a change event: otherwise adding to a cart would read seven tables for a product
 * that has not changed for weeks. Stock is always read from the database when adding, never from this cache.
 */
export type ProductLookup = {
  /** Finds products by SKU. A product that the store does not sell has no entry. */
  find(ctx: ReadingCtx, skus: readonly string[]): Promise<Map<string, CartProduct>>
  /** null: this buyer may not see prices. */
  findPriceContext(ctx: ReadingCtx, groupId: number | null): Promise<PriceContext | null>
  taxRules(ctx: ReadingCtx): Promise<PriceView['taxRules']>
  subscribe(dispatcher: Dispatcher): void
}

type ReadingCtx = Pick<Ctx, 'view' | 'now'> & { db: Db }

/** Maximum of cached products, for all stores together. A product takes a few kilobytes. */
const maxProducts = 4000

const changeEvents = [
  'product.changed',
  'price.changed',
  'stock.changed',
  'category.changed',
  'attribute.changed',
  'taxrule.changed',
  'catalog.imported',
] as const satisfies EventType[]

export function createProductLookup({ stores }: { stores: Stores }): ProductLookup {
  const products = new LRUCache<string, CartProduct>({ max: maxProducts })
  const priceViews = new Map<string, PriceView>()
  /** Compared before and after a read: data read before a change must not be cached after it. */
  let changeCount = 0

  const cacheKey = (view: StoreView, sku: string) => `${view.code}\n${sku}`

  async function priceView({ db, view }: ReadingCtx): Promise<PriceView> {
    const cached = priceViews.get(view.code)
    if (cached) return cached
    const countBefore = changeCount
    const read = await readPriceView(db, stores, view)
    if (countBefore === changeCount) priceViews.set(view.code, read)
    return read
  }

  function invalidate(event: EventOf<(typeof changeEvents)[number]>): void {
    // Every order changes quantities, and they are always read from the database, never from this cache.
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
      const found = new Map<string, CartProduct>()
      const missing = new Set<string>()
      for (const sku of skus) {
        const key = cacheKey(ctx.view, sku)
        const cached = products.get(key)
        if (!cached) {
          missing.add(sku)
          continue
        }
        found.set(sku, cached)
      }
      if (missing.size === 0) return found
      const countBefore = changeCount
      const ids = await findProductIdsBySku(ctx.db, ctx.view.code, [...missing])
      for (const stored of await readStoredProducts(ctx.db, ctx.view.code, [...ids.values()])) {
        const product = toPurchasable(stored)
        found.set(product.sku, product)
        if (countBefore === changeCount) products.set(cacheKey(ctx.view, product.sku), product)
      }
      return found
    },

    async findPriceContext(ctx, groupId) {
      return priceContext(await priceView(ctx), { groupId, now: ctx.now() })
    },

    async taxRules(ctx) {
      return (await priceView(ctx)).taxRules
    },

    subscribe(dispatcher) {
      dispatcher.onRebuild(async () => {
        changeCount++
        products.clear()
        priceViews.clear()
      })
      for (const type of changeEvents) dispatcher.everywhere(type, invalidate)
    },
  }
}
