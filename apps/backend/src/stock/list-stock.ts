import { type Refusal, refuse, type StockItem } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'

/** Stock by SKU, for the SKUs that the store view has. */
export type ReadStock = (ctx: Ctx, skus: readonly string[]) => Promise<Map<string, StockItem>>
/** Reads stock from the search index, which may be older; used while the database is unavailable. */
export type ReadIndexedStock = (view: StoreView, sku: string) => Promise<StockItem | null>

export type StockSource = { read: ReadStock; readIndexed: ReadIndexedStock }

/** Clients request a configurable product with all its variants at once. */
const maxSkus = 200

/**
 * Lists stock in the requested order. One unknown SKU fails the whole request, so that clients never get a partial
 * list.
 */
export async function listStock(
  ctx: Ctx,
  source: StockSource,
  skus: readonly string[],
): Promise<{ ok: true; items: StockItem[] } | Refusal> {
  if (skus.length > maxSkus) return refuse('too_many_skus', { limit: maxSkus })
  const found = await readOrUseIndex(ctx, source, skus)
  const items = skus.flatMap((sku) => found.get(sku) ?? [])
  if (items.length < skus.length) return refuse('no_stock_information')
  return { ok: true, items: items.map((item) => ({ ...unusedFields, item_id: item.product_id, ...item })) }
}

/**
 * Fields of a complete stock item that the shop does not use. Only the stock calls return them: they would enlarge
 * the catalogue documents of every product and variant.
 */
const unusedFields = {
  use_config_min_qty: true,
  use_config_min_sale_qty: true,
  use_config_max_sale_qty: true,
  use_config_backorders: true,
  use_config_notify_stock_qty: true,
  use_config_qty_increments: true,
  use_config_enable_qty_inc: true,
  use_config_manage_stock: true,
  show_default_notification_message: false,
  is_decimal_divided: false,
  stock_status_changed_auto: 0,
}

async function readOrUseIndex(ctx: Ctx, source: StockSource, skus: readonly string[]): Promise<Map<string, StockItem>> {
  try {
    return await source.read(ctx, [...new Set(skus)])
  } catch (error) {
    const indexed = await Promise.all(skus.map(async (sku) => [sku, await source.readIndexed(ctx.view, sku)] as const))
    const found = indexed.filter((entry): entry is [string, StockItem] => entry[1] !== null)
    if (found.length < skus.length) throw error
    ctx.log.warn({ err: error }, 'reading stock failed, answering from the index')
    return new Map(found)
  }
}
