import type { StockLevel } from './quantity.ts'

/** The smallest quantity that can be ordered: full packs that reach the minimum. */
export function leastQuantity({ minimum, pack }: Pick<StockLevel, 'minimum' | 'pack'>): number {
  return Math.ceil(Math.max(minimum, 1) / pack) * pack
}
