/**
 * Trade prices, in pence or cents without tax, have recognisable endings, so that tests can detect leaked prices: the last
 * digit of a unit price is always 7, that of a pack of six cards always 2 (six units that end in 7). Neither these prices nor
 * the same prices with 20 % or 22 % VAT end like a consumer price.
 */
import { isConsumerEnding } from './consumer-price.ts'

export const packSize = 6

const vatPercents = [20, 22]

const gross = (net: number, percent: number) => Math.round((net * (100 + percent)) / 100)

/** True if the amount ends unlike a consumer price, both without and with VAT. */
export const isTradePrice = (net: number): boolean =>
  !isConsumerEnding(net) && vatPercents.every((percent) => !isConsumerEnding(gross(net, percent)))

function nearest(target: number, accepts: (net: number) => boolean): number {
  const start = Math.max(0, Math.round((target - 7) / 10)) * 10 + 7
  for (let away = 0; ; away += 10) {
    if (accepts(start + away)) return start + away
    if (start - away > 0 && accepts(start - away)) return start - away
  }
}

export const tradePrice = (target: number): number => nearest(target, isTradePrice)

/** The price of a pack: six times a unit price. Neither of the two ends like a consumer price. */
export const tradePackPrice = (unitTarget: number): number =>
  nearest(unitTarget, (unit) => isTradePrice(unit) && isTradePrice(unit * packSize)) * packSize

/** Discount of each price list, by customer group code. */
export const tradeGroupPercentOff: Record<string, number> = { trade: 0, trade_gold: 8, trade_gallery: 14 }

/** Quantity tiers of every price list: minimum quantity and extra discount in percent. */
export const tradeQuantitySteps = [
  { qty: 12, percentOff: 4 },
  { qty: 24, percentOff: 8 },
] as const
