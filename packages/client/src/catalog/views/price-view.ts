import type { PriceFields } from '@mantel/contract'
import { type Amount, roundUnit, type ShownPrice, shownPrice } from '@mantel/domain/pricing'
import type { EngineView } from '../../engine.ts'
import type { PriceDetails } from './price-details.ts'

/** Minor units. shown is with or without tax by the store's setting; other is the opposite. */
export type PriceView = PriceDetails & {
  shown: number
  /** Struck through; null without a reduction. */
  before: number | null
  other: number
  /** Tax rate in percent that both amounts were rounded with. */
  rate: number
  /** Variants have different prices, and this is the lowest. */
  from: boolean
  /**
   * Amounts in major units before rounding. Only for products with custom options, whose prices may be percentages of
   * these amounts.
   */
  exact?: ExactPrice
}

export type ExactPrice = { net: number; gross: number; list: { net: number; gross: number } | null }

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
    ...(hasCustomOptions(document) && { exact: exactPrice(price, document) }),
  }
}

const hasCustomOptions = ({ custom_options }: Priced) => Array.isArray(custom_options) && custom_options.length > 0

function exactPrice({ net, gross }: Amount, document: Priced): ExactPrice {
  const list = listPrice(document)
  return { net, gross, list: list && { net: list.net, gross: list.gross } }
}

const listPrice = (document: Priced): Amount | null =>
  Number(document.special_price ?? 0) > 0 ? amountOf(document, 'original_price') : null

function rounded(price: Amount, rate: number, document: Priced, { prices, i18n }: Rules): ShownPrice {
  const rule = { rounding: prices.rounding, fractionDigits: i18n.priceFormat.fractionDigits }
  const list = listPrice(document)
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
