import { type Refusal, refuse } from '@mantel/contract'
import { findProductIdsBySku, withContainingProducts } from '../catalog/index.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { writePrice } from './pricing.repository.ts'

export type PriceSetting = {
  sku: string
  /** With or without tax, as the store stores its prices; at most four decimals. */
  price: number
  /** undefined: unchanged. null: removed. */
  special?: { price: number; from: Date | null; to: Date | null } | null
}

/** Numeric(12,4) in the database. */
const maxPrice = 99_999_999.9999

/** Sets the price of a product in the store, and optionally its special price with start and end. */
export function setPrice(
  ctx: Ctx,
  { sku, price, special }: PriceSetting,
): Promise<{ ok: true; id: number } | Refusal<'sku_unknown' | 'input_invalid'>> {
  const storeCode = ctx.view.code
  return inTransaction(ctx.db, async (tx) => {
    if (!isPrice(price)) return refuse('input_invalid', { field: 'price' })
    if (special && (!isPrice(special.price) || !isWindow(special))) return refuse('input_invalid', { field: 'special' })
    const id = (await findProductIdsBySku(tx, storeCode, [sku])).get(sku)
    if (id === undefined) return refuse('sku_unknown', { sku })
    await writePrice(tx, storeCode, id, price, special)
    await emit(tx, { type: 'price.changed', ids: await withContainingProducts(tx, [id], storeCode), storeCode })
    return { ok: true, id }
  })
}

const isPrice = (price: number) => price >= 0 && price <= maxPrice
const isWindow = ({ from, to }: { from: Date | null; to: Date | null }) => !from || !to || from < to
