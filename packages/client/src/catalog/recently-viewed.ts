import type { Engine } from '../engine.ts'
import { listBySku } from './listing/list-by-sku.ts'
import type { ProductCard } from './shown/product-card.ts'

const key = 'skus'
const mostRemembered = 20

/** The shopper looked at a product. */
export async function rememberViewed({ storage }: Engine, sku: string): Promise<void> {
  const recent = storage?.collection<string[]>('recent')
  const skus = (await recent?.get(key)) ?? []
  await recent?.set(key, [sku, ...skus.filter((one) => one !== sku)].slice(0, mostRemembered))
}

/** What was looked at lately, newest first, as it is and costs today. */
export async function listRecentlyViewed(
  engine: Engine,
  { except, size = 8 }: { except?: string; size?: number } = {},
): Promise<ProductCard[]> {
  const skus = (await engine.storage?.collection<string[]>('recent').get(key)) ?? []
  return listBySku(engine, skus.filter((sku) => sku !== except).slice(0, size))
}
