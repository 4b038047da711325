import type { TierPrice } from '@mantel/contract'
import { type DemoView, formatTimestamp } from '../demo-view.ts'
import type { SpecialPrice } from '../products/merchandise.ts'
import { consumerPrice, reducedPrice } from './consumer-price.ts'
import { tradeGroupPercentOff, tradePackPrice, tradePrice, tradeQuantitySteps } from './trade-price.ts'

export type ProductPrices = {
  price: number
  special_price?: number
  special_from_date?: string | null
  special_to_date?: string | null
  tier_prices: TierPrice[]
}

/** Trade price without VAT as a share of the consumer price with VAT. */
const tradeShare = 0.54 / 1.2
const eurosPerPound = 1.16

type Sold = 'each' | 'pack'

/**
 * Prices of one product in one store, in major units (pounds or euros): with VAT in consumer stores, without VAT in trade
 * stores.
 */
export function priceOf(penceGb: number, special: SpecialPrice | null, sold: Sold, view: DemoView): ProductPrices {
  return view.market ? consumerPrices(penceGb, special, view) : tradePrices(penceGb, special, sold, view)
}

function consumerPrices(penceGb: number, special: SpecialPrice | null, view: DemoView): ProductPrices {
  const price = consumerPrice(penceGb, view.market!)
  const off = special
    ? { special_price: reducedPrice(price, special.percentOff) / 100, ...windowOf(special, view) }
    : {}
  return { price: price / 100, ...off, tier_prices: [] }
}

/** Each price list starts at quantity 1; larger quantities follow only if their price is lower. */
function tradePrices(penceGb: number, special: SpecialPrice | null, sold: Sold, view: DemoView): ProductPrices {
  const target = penceGb * tradeShare * (view.currency === 'EUR' ? eurosPerPound : 1)
  const at = (percentOff: number) => {
    const wanted = (target * (100 - percentOff)) / 100
    return sold === 'pack' ? tradePackPrice(wanted) : tradePrice(wanted)
  }
  const base = at(0)
  const tiers = view.priceLists.flatMap(({ groupId, code }) => {
    const off = tradeGroupPercentOff[code] ?? 0
    const list = [{ qty: 1, value: at(off) }]
    for (const step of tradeQuantitySteps) {
      const value = at(off + step.percentOff)
      if (value < list.at(-1)!.value) list.push({ qty: step.qty, value })
    }
    return list.map(({ qty, value }) => ({
      customer_group_id: groupId,
      qty,
      value: value / 100,
    }))
  })
  const lowered = special ? at(special.percentOff) : base
  const off = special && lowered < base ? { special_price: lowered / 100, ...windowOf(special, view) } : {}
  return { price: base / 100, ...off, tier_prices: tiers }
}

const windowOf = ({ fromDays, toDays }: SpecialPrice, { now }: DemoView) => ({
  special_from_date: formatTimestamp(now, fromDays),
  special_to_date: toDays === null ? null : formatTimestamp(now, toDays),
})
