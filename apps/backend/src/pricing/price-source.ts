import { type Refusal, refuse } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import {
  findParentPages,
  findProductIdsBySku,
  type ParentPage,
  readStoredProducts,
  type StoredProduct,
} from '../catalog/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { PriceView } from './price-view.ts'
import { readPriceView } from './read-price-view.ts'
import { isDisabled } from './to-priceable.ts'

/** Reads products and the data that their prices depend on. */
export type PriceSource = {
  /** The products of the store view with these SKUs, in any order. */
  readProducts(ctx: Ctx, skus: readonly string[]): Promise<StoredProduct[]>
  readPriceView(ctx: Ctx): Promise<PriceView>
  /** Finds the page that a variant shares with its configurable product, by the variant's id. */
  findParentPages(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ParentPage>>
}

export function createStoredPriceSource(stores: Stores): PriceSource {
  return {
    async readProducts({ db, view }, skus) {
      const ids = await findProductIdsBySku(db, view.code, skus)
      return readStoredProducts(db, view.code, [...ids.values()])
    },
    readPriceView: ({ db, view }) => readPriceView(db, stores, view),
    findParentPages: ({ db, view }, ids) => findParentPages(db, view.code, ids),
  }
}

/** The largest number of SKUs in one call: enough for a page of products with their variants. */
const maxSkus = 300

/** The products of the store view with these SKUs, in the requested order, without disabled ones. */
export async function findProducts(
  ctx: Ctx,
  source: PriceSource,
  skus: readonly string[],
): Promise<{ ok: true; products: StoredProduct[] } | Refusal> {
  const requested = [...new Set(skus)]
  if (requested.length > maxSkus) return refuse('too_many_skus', { limit: maxSkus })
  const found = new Map((await source.readProducts(ctx, requested)).map((product) => [product.sku, product]))
  const products = requested.flatMap((sku) => found.get(sku) ?? [])
  return { ok: true, products: products.filter((product) => !isDisabled(product)) }
}
