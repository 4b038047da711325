import type { RatedAmount } from '@mantel/domain/pricing'
import type { PriceView } from '../../catalog/views/price-view.ts'
import type { EngineView } from '../../engine.ts'

/** The amounts of one unit from which totals are computed; null without a price. */
export function toUnitAmounts(price: PriceView | null, { prices }: Pick<EngineView, 'prices'>): RatedAmount[] | null {
  if (!price) return null
  const [net, gross] = prices.shown === 'net' ? [price.shown, price.other] : [price.other, price.shown]
  return [{ rate: price.rate, amount: prices.rounding === 'unit-gross' ? gross : net }]
}
