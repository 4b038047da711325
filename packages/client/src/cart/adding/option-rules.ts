import {
  type BundleOptionRule,
  type CustomOptionRule,
  customOptionType,
  type Purchasable,
  type Sellable,
} from '@mantel/domain/cart'
import { toMajorUnits } from '@mantel/domain/money'
import type { OptionPrice, Priceable } from '@mantel/domain/pricing'
import type { ProductView } from '../../catalog/product/product-view.ts'
import type { BundleOptionView, CustomOptionView, OptionPriceView } from '../../catalog/product/purchase-options.ts'

/**
 * Converts the options of a product page to the form that the shared cart rules take. The server converts its own data
 * to the same form.
 */

export function toCustomRule(option: CustomOptionView, fractionDigits: number): CustomOptionRule {
  return {
    id: String(option.id),
    label: option.title,
    type: customOptionType(option.type),
    isRequired: option.required,
    maxCharacters: option.maxCharacters ?? 0,
    price: option.price && toOptionPrice(option.price, fractionDigits),
    values: option.values.map(({ id, title, price }) => ({
      id: String(id),
      label: title,
      price: price ? toOptionPrice(price, fractionDigits) : { price: 0, priceType: 'fixed' },
    })),
  }
}

function toOptionPrice(price: OptionPriceView, fractionDigits: number): OptionPrice {
  return price.kind === 'percent'
    ? { price: price.percent, priceType: 'percent' }
    : { price: toMajorUnits(price.amount, fractionDigits), priceType: 'fixed' }
}

/** The bundle with only this option: checking each option alone gives each option its own problem. */
export function toBundle(product: ProductView, option: BundleOptionView): Purchasable {
  return {
    ...toSellable(product, product.stock),
    typeId: 'bundle',
    categoryIds: [],
    attributes: [],
    variants: [],
    customOptions: [],
    bundleOptions: [toBundleRule(option)],
    associated: [],
    parts: sellableParts(product),
    giftCard: null,
    downloads: [],
  }
}

function toBundleRule({ id, title, required, type, choices }: BundleOptionView): BundleOptionRule {
  return {
    id: String(id),
    label: title,
    isRequired: required,
    takesMany: type === 'checkbox' || type === 'multi',
    selections: choices.map((choice) => ({
      id: choice.id,
      sku: choice.sku,
      quantity: choice.quantity,
      canChangeQuantity: choice.canChangeQuantity,
    })),
  }
}

/** Returns the parts of a bundle that the store has, by SKU. */
export function sellableParts({ bundle }: ProductView): Record<string, Sellable> {
  const choices = bundle.flatMap((option) => option.choices)
  return Object.fromEntries(
    choices.flatMap(({ card, stock }) => (card && stock ? [[card.sku, toSellable(card, stock)] as const] : [])),
  )
}

function toSellable(
  { id, sku, name }: { id: number; sku: string; name: string },
  { level }: ProductView['stock'],
): Sellable {
  return { id, sku, name, isEnabled: true, stock: level, price: withoutSourcePrice }
}

/** Pages only have the prices that shoppers see, not those that the merchant entered. */
const withoutSourcePrice: Priceable = {
  typeId: 'simple',
  status: 1,
  prices: null,
  tierPrices: [],
  variants: [],
  parts: [],
}
