import type { Engine } from '../engine.ts'
import type { ProductCard } from './views/product-card.ts'

/** Recently viewed products, newest first, with current data. */
export async function listRecentlyViewed(
  engine: Engine,
  { except, size = 8 }: { except?: string; size?: number } = {},
): Promise<ProductCard[]> {
  const skus = (await loadViewed(engine)).filter((sku) => sku !== except).slice(0, size)
  if (skus.length === 0) return []
  // Imported on use: a product page needs no other part of the search code until the visitor navigates.
  const { listBySku } = await import('./listing/list-by-sku.ts')
  return listBySku(engine, skus)
}

const key = 'skus'
const maxStored = 20

/** SKUs, newest first. */
async function loadViewed({ storage }: Engine): Promise<string[]> {
  return (await storage?.collection<string[]>('recent').get(key)) ?? []
}

export async function rememberViewed(engine: Engine, sku: string): Promise<void> {
  const skus = await loadViewed(engine)
  const newest = [sku, ...skus.filter((one) => one !== sku)].slice(0, maxStored)
  await engine.storage?.collection<string[]>('recent').set(key, newest)
}
