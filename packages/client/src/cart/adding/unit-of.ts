import { roundHalfUp } from '@mantel/domain/money'
import type { RatedAmount, Rounding } from '@mantel/domain/pricing'
import type { PriceView } from '../../catalog/shown/price-view.ts'
import type { EngineView } from '../../engine.ts'

/** The unit as totals are reckoned with, from what a page shows; null without a price. */
export function unitOf(price: PriceView | null, { prices }: Pick<EngineView, 'prices'>): RatedAmount[] | null {
  if (!price) return null
  const [net, gross] = prices.shown === 'net' ? [price.shown, price.other] : [price.other, price.shown]
  return [{ rate: rateBetween(net, gross, prices.rounding), amount: prices.rounding === 'unit-gross' ? gross : net }]
}

/** The plainest rate that leads from one to the other: pennies carry noise, tax rates have few places. */
function rateBetween(net: number, gross: number, rounding: Rounding): number {
  if (net <= 0) return 0
  const leadsThere = (rate: number) =>
    rounding === 'unit-gross'
      ? gross - roundHalfUp((gross * rate) / (100 + rate)) === net
      : net + roundHalfUp((net * rate) / 100) === gross
  const exact = ((gross - net) / net) * 100
  const candidates = [20, 19, 22, 0, Math.round(exact), Math.round(exact * 2) / 2, Math.round(exact * 10) / 10]
  return candidates.find(leadsThere) ?? exact
}
