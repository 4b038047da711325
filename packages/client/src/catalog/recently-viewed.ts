import type { Engine } from '../engine.ts'
import { listBySku } from './listing/list-by-sku.ts'
import { recallViewed } from './remember-viewed.ts'
import type { ProductCard } from './shown/product-card.ts'

/** What was looked at lately, newest first, as it is and costs today. */
export async function listRecentlyViewed(
  engine: Engine,
  { except, size = 8 }: { except?: string; size?: number } = {},
): Promise<ProductCard[]> {
  const skus = await recallViewed(engine)
  return listBySku(engine, skus.filter((sku) => sku !== except).slice(0, size))
}
