import { type ProductDocument, type Refusal, refuse } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import { findProductIdsBySku, readStoredProducts, type StoredProduct } from '../catalog/index.ts'
import type { Ctx } from '../platform/context.ts'
import { priceDocument } from './price-document.ts'
import type { PriceView } from './price-view.ts'
import { readPriceView } from './read-price-view.ts'
import { isOff } from './to-priceable.ts'

/** How products and what their prices depend on are read. */
export type PriceSource = {
  /** Those of the SKUs that the store view has, in any order. */
  readProducts(ctx: Ctx, skus: readonly string[]): Promise<StoredProduct[]>
  readPriceView(ctx: Ctx): Promise<PriceView>
}

export function storedPrices(stores: Stores): PriceSource {
  return {
    async readProducts({ db, view }, skus) {
      const ids = await findProductIdsBySku(db, view.code, skus)
      return readStoredProducts(db, view.code, [...ids.values()])
    },
    readPriceView: ({ db, view }) => readPriceView(db, stores, view),
  }
}

/** A page of products with their variants. */
const mostSkus = 300

/** What the store view has of these SKUs, in the order asked. Goods that are switched off are as good as unknown. */
export async function findProducts(
  ctx: Ctx,
  source: PriceSource,
  skus: readonly string[],
): Promise<{ ok: true; products: StoredProduct[] } | Refusal> {
  const asked = [...new Set(skus)]
  if (asked.length > mostSkus) return refuse('too_many_skus', { limit: mostSkus })
  const found = new Map((await source.readProducts(ctx, asked)).map((product) => [product.sku, product]))
  const products = asked.flatMap((sku) => found.get(sku) ?? [])
  return { ok: true, products: products.filter((product) => !isOff(product)) }
}

/** Whole documents, as groupId sees them. */
export async function listProducts(
  ctx: Ctx,
  source: PriceSource,
  { skus, groupId }: { skus: readonly string[]; groupId: number | null },
): Promise<{ ok: true; items: ProductDocument[] } | Refusal> {
  const found = await findProducts(ctx, source, skus)
  if (!found.ok) return found
  const view = await source.readPriceView(ctx)
  const viewer = { groupId, now: ctx.now() }
  return { ok: true, items: found.products.map((product) => priceDocument(product, view, viewer)) }
}
