import {
  type CartRefusal,
  chooseCustomOptions,
  chooseParts,
  parseQuantity,
  stockLevelOfParts,
} from '@mantel/domain/cart'
import type { OptionPrice } from '@mantel/domain/pricing'
import type { ProductView } from '../../catalog/product/product-view.ts'
import type { Selection } from '../../catalog/product/select-variant.ts'
import type { StockView } from '../../catalog/views/stock-view.ts'
import type { ShopMessage } from '../../notifications.ts'
import type { PurchaseChoices } from './create-purchases.ts'
import { chosenTexts, describeChoices } from './describe-choices.ts'
import { sellableParts, toBundle, toCustomRule } from './option-rules.ts'
import { type ConfiguredPrice, type PriceRules, priceConfiguration } from './price-configuration.ts'

/** A product with everything that the shopper has chosen or filled in on its page. */
export type ConfiguredProduct = ConfiguredPrice & {
  choices: PurchaseChoices
  stock: StockView
  /**
   * The problems of the choices by the key of their form field (see problemKey). Empty if the product can be bought.
   */
  problems: ReadonlyMap<string, ShopMessage>
}

/** Keys of `problems`. They need a prefix because a custom option and a bundle option may have the same id. */
export const problemKey = {
  custom: (id: number) => `custom-${id}`,
  bundle: (id: number) => `bundle-${id}`,
  grouped: (sku: string) => `grouped-${sku}`,
} as const

/** Checks and prices the choices with the rules that the server applies too. */
export function configureProduct(
  product: ProductView,
  selection: Selection,
  choices: PurchaseChoices,
  rules: PriceRules,
): ConfiguredProduct {
  const problems = new Map<string, ShopMessage>()
  const optionPrices = chooseCustom(product, choices, problems, rules)
  const parts =
    product.typeId === 'grouped'
      ? chooseGroupedParts(product, choices, problems)
      : chooseBundleParts(product, choices, problems)
  const price = priceConfiguration(product, selection, { parts, optionPrices, rules })
  return {
    choices: { ...choices, ...price, described: describeChoices(product, choices, rules.i18n.dateFormat) },
    ...price,
    stock: product.typeId === 'bundle' ? bundleStock(product, parts) : selection.stock,
    problems,
  }
}

/** quantity: units of the part in one set. */
export type ChosenPart = { sku: string; quantity: number }
type Problems = Map<string, ShopMessage>

function chooseCustom(
  { customOptions }: ProductView,
  { custom = {} }: PurchaseChoices,
  problems: Problems,
  { i18n }: PriceRules,
): OptionPrice[] {
  return customOptions.flatMap((option) => {
    const rule = toCustomRule(option, i18n.priceFormat.fractionDigits)
    const choice = chooseCustomOptions([rule], [{ id: rule.id, value: chosenTexts(custom[option.id]).join(',') }])
    if (choice.ok) return choice.prices
    problems.set(problemKey.custom(option.id), toMessage(choice))
    return []
  })
}

function chooseBundleParts(product: ProductView, { bundle = {} }: PurchaseChoices, problems: Problems): ChosenPart[] {
  const parts = product.bundle.flatMap((option): ChosenPart[] => {
    const { selections = [], quantity = 1 } = bundle[option.id] ?? {}
    if (selections.length === 0 && !option.required) return []
    const choice = chooseParts(toBundle(product, option), [{ id: String(option.id), quantity, selections }])
    if (choice.ok) return choice.parts.map(({ part, quantity }) => ({ sku: part.sku, quantity }))
    problems.set(problemKey.bundle(option.id), toMessage(choice))
    return []
  })
  const [first] = product.bundle
  if (first && parts.length === 0 && problems.size === 0)
    problems.set(problemKey.bundle(first.id), { key: 'option_missing', params: { option: first.title } })
  return parts
}

function chooseGroupedParts({ grouped }: ProductView, choices: PurchaseChoices, problems: Problems): ChosenPart[] {
  const wanted = grouped.map((part) => ({ ...part, quantity: choices.grouped?.[part.sku] ?? part.quantity }))
  for (const { sku, quantity, card } of wanted) {
    if (quantity === 0) continue
    if (!card) problems.set(problemKey.grouped(sku), { key: 'product_link_missing' })
    else if (parseQuantity(quantity) === null) problems.set(problemKey.grouped(sku), { key: 'quantity_invalid' })
  }
  const parts = wanted.filter(({ quantity }) => quantity > 0)
  const [first] = grouped
  if (first && parts.length === 0) problems.set(problemKey.grouped(first.sku), { key: 'quantity_invalid' })
  return parts
}

/**
 * The stock of a bundle follows from the chosen parts. Several options may use the same product, so its quantities are
 * added up.
 */
function bundleStock(product: ProductView, parts: readonly ChosenPart[]): StockView {
  const sellables = sellableParts(product)
  const uses = new Map<string, number>()
  for (const { sku, quantity } of parts) uses.set(sku, quantity + (uses.get(sku) ?? 0))
  const level = stockLevelOfParts(
    product.stock.level,
    [...uses].flatMap(([sku, perPiece]) => {
      const stock = sellables[sku]?.stock
      return stock ? [{ stock, perPiece }] : []
    }),
  )
  const left = level.isCounted ? level.available : null
  return { ...product.stock, level, left, state: level.isInStock ? 'in-stock' : 'sold-out' }
}

const toMessage = ({ code, params }: CartRefusal): ShopMessage => ({ key: code, params })
