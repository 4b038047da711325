import type { Engine } from '../engine.ts'
import type { ProductCard } from './views/product-card.ts'

const maxCards = 8

/** Products that others have ordered with this one. Empty if the server does not answer. */
export async function loadBoughtTogether(engine: Engine, sku: string): Promise<ProductCard[]> {
  if (!engine.online.mayTry()) return []
  const outcome = await engine.caller.call('boughtTogether', { query: { sku } })
  if (!outcome.ok || outcome.result.length === 0) return []
  // Imported on use: a product page needs no other part of the search code until the visitor navigates.
  const { listBySku } = await import('./listing/list-by-sku.ts')
  return (await listBySku(engine, outcome.result)).slice(0, maxCards)
}
