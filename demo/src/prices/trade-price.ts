/**
 * Trade prices, in pence or cents without tax, are recognisable: the last digit of a net price is always 7, of a pack
 * of six cards 2 (six units that end in 7). Neither they nor their gross at 20 % or 22 % end like a consumer price, so tests can detect leaked prices.
 */
import { isConsumerEnding } from './consumer-price.ts'

export const packSize = 6

const vatPercents = [20, 22]

const gross = (net: number, percent: number) => Math.round((net * (100 + percent)) / 100)

/** True if neither the amount nor its gross looks like a consumer price. */
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

/** The price of a pack: six times the unit price. Both can be told from consumer prices. */
export const tradePackPrice = (unitTarget: number): number =>
  nearest(unitTarget, (unit) => isTradePrice(unit) && isTradePrice(unit * packSize)) * packSize

/** Discount of each price list, by customer group code. */
export const tradeGroupPercentOff: Record<string, number> = { trade: 0, trade_gold: 8, trade_gallery: 14 }

/** Quantity tiers of every price list: minimum quantity and extra discount in percent. */
export const tradeQuantitySteps = [
  { qty: 12, percentOff: 4 },
  { qty: 24, percentOff: 8 },
] as const
