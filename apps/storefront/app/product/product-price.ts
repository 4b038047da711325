import type { ProductDocument } from '@mantel/contract'
import { toMinorUnits } from '@mantel/domain/money'
import type { StoreView } from '@mantel/domain/store'

/** Minor units; `before` is struck through. */
export type ProductPrice = { now: number; before: number | null }

/** What guests of the store see; null where they see no price. */
export function productPrice({ prices }: StoreView, document: ProductDocument): ProductPrice | null {
  if (prices.needGroupToken) return null
  const gross = prices.shown === 'gross'
  const asked = gross ? document.price_incl_tax : document.price
  const listed = gross ? document.original_price_incl_tax : document.original_price
  if (typeof asked !== 'number') return null
  const now = toMinorUnits(asked)
  const before = typeof listed === 'number' ? toMinorUnits(listed) : now
  return { now, before: before > now ? before : null }
}
