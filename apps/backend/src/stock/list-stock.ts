import { type Refusal, refuse, type StockItem } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'

/** The stock of those of the SKUs that the store view has. */
export type ReadStock = (ctx: Ctx, skus: readonly string[]) => Promise<Map<string, StockItem>>
/** The stock as last indexed, for when the database is away. */
export type RecallStock = (view: StoreView, sku: string) => Promise<StockItem | null>

export type StockSource = { read: ReadStock; recall: RecallStock }

/** A configurable product asks for itself and all its variants at once. */
const mostSkus = 200

/** In the order asked. One that is unknown fails all, so that nobody takes a shorter list for the whole. */
export async function listStock(
  ctx: Ctx,
  source: StockSource,
  skus: readonly string[],
): Promise<{ ok: true; items: StockItem[] } | Refusal> {
  if (skus.length > mostSkus) return refuse('too_many_skus', { limit: mostSkus })
  const found = await readOrRecall(ctx, source, skus)
  const items = skus.flatMap((sku) => found.get(sku) ?? [])
  return items.length === skus.length ? { ok: true, items } : refuse('no_stock_information')
}

async function readOrRecall(ctx: Ctx, source: StockSource, skus: readonly string[]): Promise<Map<string, StockItem>> {
  try {
    return await source.read(ctx, [...new Set(skus)])
  } catch (error) {
    const recalled = await Promise.all(skus.map(async (sku) => [sku, await source.recall(ctx.view, sku)] as const))
    const known = recalled.filter((entry): entry is [string, StockItem] => entry[1] !== null)
    if (known.length < skus.length) throw error
    ctx.log.warn({ err: error }, 'stock is answered as last indexed')
    return new Map(known)
  }
}
