import type { PriceFields } from '@mantel/contract'
import { type Amount, roundUnit, type ShownPrice, shownPrice } from '@mantel/domain/pricing'
import type { EngineView } from '../../engine.ts'

/** Minor units. shown is with or without tax by the store's setting; other is the opposite. */
export type PriceView = {
  shown: number
  /** Struck through; null without a reduction. */
  before: number | null
  other: number
  /** Tax rate in percent that both amounts were rounded with. */
  rate: number
  /** Variants have different prices, and this is the lowest. */
  from: boolean
}

type Priced = PriceFields & { minimal_price?: unknown; max_price?: unknown; [field: string]: unknown }
type Rules = Pick<EngineView, 'prices' | 'i18n'>

/** The document's price as this store rounds and shows it; null where the viewer sees no prices. */
export function priceView(document: Priced, rules: Rules): PriceView | null {
  const price = amountOf(document, 'price')
  if (!price) return null
  const rate = rateOf(price)
  const { net, gross, original }: ShownPrice = rounded(price, rate, document, rules)
  const isGross = rules.prices.shown === 'gross'
  return {
    shown: isGross ? gross : net,
    before: original && (isGross ? original.gross : original.net),
    other: isGross ? net : gross,
    rate,
    from: Number(document.max_price ?? 0) > Number(document.minimal_price ?? 0),
  }
}

function rounded(price: Amount, rate: number, document: Priced, { prices, i18n }: Rules): ShownPrice {
  const rule = { rounding: prices.rounding, fractionDigits: i18n.priceFormat.fractionDigits }
  const list = Number(document.special_price ?? 0) > 0 ? amountOf(document, 'original_price') : null
  return shownPrice(
    { unit: [roundUnit(price, rate, rule)], regularUnit: list && [roundUnit(list, rate, rule)] },
    prices.rounding,
  )
}

function amountOf(document: Priced, name: 'price' | 'original_price'): Amount | null {
  const net = document[name]
  const gross = document[`${name}_incl_tax`]
  if (typeof net !== 'number' || typeof gross !== 'number') return null
  return { net, tax: document[`${name}_tax`] ?? gross - net, gross }
}

/** Percent. The rate is rounded because the amounts are floating-point numbers. */
function rateOf({ net, tax }: Amount): number {
  return net > 0 ? Number(((tax / net) * 100).toFixed(4)) : 0
}
