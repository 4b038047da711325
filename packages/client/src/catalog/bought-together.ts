import type { Engine } from '../engine.ts'
import { listBySku } from './listing/list-by-sku.ts'
import type { ProductCard } from './views/product-card.ts'

const maxCards = 8

/** Products that others have ordered with this one. Empty if the server does not answer. */
export async function loadBoughtTogether(engine: Engine, sku: string): Promise<ProductCard[]> {
  if (!engine.online.mayTry()) return []
  const outcome = await engine.caller.call('boughtTogether', { query: { sku } })
  if (!outcome.ok) return []
  return (await listBySku(engine, outcome.result)).slice(0, maxCards)
}
