import { type Refusal, refuse } from '@mantel/contract'
import { findProductIdsBySku, withOwners } from '../catalog/index.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { writePrice } from './pricing.repository.ts'

export type PriceSetting = {
  sku: string
  /** As the store keeps its prices, with or without tax; at most four decimals. */
  price: number
  /** Left out: as it was. Null: none any more. */
  special?: { price: number; from: Date | null; to: Date | null } | null
}

/** Numeric(12,4) in the database. */
const highestPrice = 99_999_999.9999

/** Sets the price of a product in the store, and its special price with the window in which it holds. */
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
    await emit(tx, { type: 'price.changed', ids: await withOwners(tx, [id], storeCode), storeCode })
    return { ok: true, id }
  })
}

const isPrice = (price: number) => price >= 0 && price <= highestPrice
const isWindow = ({ from, to }: { from: Date | null; to: Date | null }) => !from || !to || from < to
