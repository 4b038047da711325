import { toMajorUnits } from '@mantel/domain/money'
import {
  type Amount,
  applyTax,
  type OptionPrice,
  type PricedProduct,
  priceOfParts,
  priceWithOptions,
  type RatedAmount,
  roundUnit,
  shownPrice,
} from '@mantel/domain/pricing'
import type { ProductView } from '../../catalog/product/product-view.ts'
import type { Selection } from '../../catalog/product/select-variant.ts'
import type { PriceView } from '../../catalog/views/price-view.ts'
import type { EngineView } from '../../engine.ts'
import type { ChosenPart } from './configure-product.ts'

export type PriceRules = Pick<EngineView, 'prices' | 'i18n'>

/** The unit price, as shown and as carts add it up; both null where the shopper sees no prices. */
export type ConfiguredPrice = { price: PriceView | null; unit: RatedAmount[] | null }

/** Prices a product with the chosen parts and options, with the functions and the rounding of the server. */
export function priceConfiguration(
  product: ProductView,
  selection: Selection,
  {
    parts,
    optionPrices,
    rules,
  }: { parts: readonly ChosenPart[]; optionPrices: readonly OptionPrice[]; rules: PriceRules },
): ConfiguredPrice {
  const rule = { rounding: rules.prices.rounding, fractionDigits: rules.i18n.priceFormat.fractionDigits }
  const base = isSet(product.typeId)
    ? priceParts(product, parts, rules)
    : selection.price && toPriced(selection.price, rules)
  if (!base) return { price: selection.price, unit: null }
  const priced = priceWithOptions(base, optionPrices, rule)
  const { net, gross, original } = shownPrice(priced, rule.rounding)
  const isGross = rules.prices.shown === 'gross'
  return {
    price: {
      shown: isGross ? gross : net,
      before: original && (isGross ? original.gross : original.net),
      other: isGross ? net : gross,
      rate: priced.unit[0]?.rate ?? 0,
      measure: optionPrices.length > 0 ? undefined : selection.price?.measure,
      pack: selection.price?.pack,
      lowest: lowestPrice(product, selection, parts, optionPrices),
      from: !isSet(product.typeId) && (selection.price?.from ?? false),
    },
    unit: priced.unit,
  }
}

/**
 * The lowest price before the reduction; for a set, the sum over its parts. undefined if an option adds a surcharge,
 * because the product had no earlier price with this option.
 */
function lowestPrice(
  product: ProductView,
  { price }: Selection,
  parts: readonly ChosenPart[],
  optionPrices: readonly OptionPrice[],
): number | undefined {
  if (!isSet(product.typeId)) return optionPrices.some((one) => one.price > 0) ? undefined : price?.lowest
  const prices = parts.map(({ sku, quantity }) => ({ quantity, price: cardsOf(product).get(sku)?.price }))
  if (!prices.some((part) => part.price?.lowest !== undefined)) return undefined
  return prices.reduce((sum, part) => sum + part.quantity * (part.price?.lowest ?? part.price?.shown ?? 0), 0)
}

const isSet = (typeId: ProductView['typeId']): typeId is 'bundle' | 'grouped' =>
  typeId === 'bundle' || typeId === 'grouped'

/** null: nothing is chosen, or a part has no price that the shopper sees. */
function priceParts(product: ProductView, parts: readonly ChosenPart[], rules: PriceRules): PricedProduct | null {
  const cards = cardsOf(product)
  const priced = parts.map(({ sku, quantity }) => {
    const price = cards.get(sku)?.price
    return { priced: price ? toPriced(price, rules) : null, qty: quantity }
  })
  if (priced.some((part) => part.priced === null)) return null
  const rule = { rounding: rules.prices.rounding, fractionDigits: rules.i18n.priceFormat.fractionDigits }
  return priceOfParts(product.typeId === 'grouped' ? 'grouped' : 'bundle', priced, rule)
}

const cardsOf = ({ grouped, bundle }: ProductView) =>
  new Map([...grouped, ...bundle.flatMap(({ choices }) => choices)].map(({ sku, card }) => [sku, card]))

/** Converts a shown price to the form that the shared price rules take. */
function toPriced({ shown, other, before, rate, exact }: PriceView, { prices, i18n }: PriceRules): PricedProduct {
  const rule = { rounding: prices.rounding, fractionDigits: i18n.priceFormat.fractionDigits }
  const isGross = prices.shown === 'gross'
  const toMajor = (amount: number) => toMajorUnits(amount, rule.fractionDigits)
  const [net, gross] = isGross ? [toMajor(other), toMajor(shown)] : [toMajor(shown), toMajor(other)]
  const price = amountOf(exact ?? { net, gross })
  const list = exact
    ? exact.list && amountOf(exact.list)
    : before === null
      ? null
      : applyTax(toMajor(before), rate, isGross)
  return {
    prices: {
      price,
      special: list && price,
      final: null,
      original: list ?? price,
      originalSpecial: null,
      originalFinal: null,
    },
    unit: [roundUnit(price, rate, rule)],
    regularUnit: list && [roundUnit(list, rate, rule)],
    variants: [],
  }
}

const amountOf = ({ net, gross }: { net: number; gross: number }): Amount => ({ net, tax: gross - net, gross })
