import { giftCardImages, type ProductDocument } from '@mantel/contract'
import { cart } from '@mantel/domain/constants'
import { toMinorUnits } from '@mantel/domain/money'
import type { EngineView } from '../../engine.ts'
import type { ListedPart } from '../listing/list-by-sku.ts'
import { routeOf } from '../register-paths.ts'
import type { ProductCard } from '../views/product-card.ts'
import type { StockView } from '../views/stock-view.ts'

/** Minor units, or percent of the product's price. */
export type OptionPriceView = { kind: 'fixed'; amount: number } | { kind: 'percent'; percent: number }

export type CustomOptionView = {
  id: number
  title: string
  type: string
  required: boolean
  maxCharacters: number | null
  /** The largest picture of a file option, in pixels; null: no limit. */
  maxWidth?: number | null
  maxHeight?: number | null
  price: OptionPriceView | null
  values: { id: number; title: string; price: OptionPriceView | null }[]
}

/** A part of a set; card and stock are null where the store does not have the part. */
export type PartView = { sku: string; quantity: number; card: ProductCard | null; stock: StockView | null }

export type BundleOptionView = {
  id: number
  title: string
  type: string
  required: boolean
  choices: (PartView & { id: string; isDefault: boolean; canChangeQuantity: boolean })[]
}

/** Minor units. images: paths of the pictures to choose from. needsRecipient: false for a card that is handed over in person. */
export type GiftCardView = {
  amounts: number[]
  open: { from: number; to: number } | null
  images: string[]
  needsRecipient: boolean
}

/** SKUs of all parts of a set. */
export function partSkus({ type_id, bundle_options = [], product_links = [] }: ProductDocument): string[] {
  if (type_id === 'bundle') return bundle_options.flatMap((option) => option.product_links.map(({ sku }) => sku))
  if (type_id !== 'grouped') return []
  return product_links
    .filter(({ link_type }) => link_type === 'associated')
    .map(({ linked_product_sku }) => linked_product_sku)
}

export function bundleOptions(
  { type_id, bundle_options = [] }: ProductDocument,
  parts: ReadonlyMap<string, ListedPart>,
): BundleOptionView[] {
  if (type_id !== 'bundle') return []
  return bundle_options
    .toSorted((a, b) => a.position - b.position)
    .map(({ option_id, title, type, required, product_links }) => ({
      id: option_id,
      title,
      type,
      required,
      choices: product_links
        .toSorted((a, b) => a.position - b.position)
        .map(({ id, sku, qty, is_default, can_change_quantity }) => ({
          id: String(id),
          sku,
          quantity: qty,
          ...partOf(sku, parts),
          isDefault: is_default,
          canChangeQuantity: Number(can_change_quantity) === 1,
        })),
    }))
}

export function groupedParts(document: ProductDocument, parts: ReadonlyMap<string, ListedPart>): PartView[] {
  if (document.type_id !== 'grouped') return []
  return (document.product_links ?? [])
    .filter(({ link_type }) => link_type === 'associated')
    .toSorted((a, b) => a.position - b.position)
    .map(({ linked_product_sku: sku, extension_attributes }) => ({
      sku,
      quantity: extension_attributes?.qty ?? cart.groupedLinkQuantity,
      ...partOf(sku, parts),
    }))
}

function partOf(sku: string, parts: ReadonlyMap<string, ListedPart>): Omit<PartView, 'sku' | 'quantity'> {
  return parts.get(sku) ?? { card: null, stock: null }
}

export function customOptions({ custom_options = [] }: ProductDocument, view: EngineView): CustomOptionView[] {
  return custom_options
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map(({ option_id, title, type, is_require, max_characters, price, price_type, values = [], ...rest }) => ({
      id: option_id,
      title,
      type,
      required: is_require,
      maxCharacters: max_characters || null,
      ...(type === 'file' && { maxWidth: rest.image_size_x || null, maxHeight: rest.image_size_y || null }),
      price: optionPrice(price, price_type, view),
      values: values
        .toSorted((a, b) => a.sort_order - b.sort_order)
        .map((value) => ({
          id: value.option_type_id,
          title: value.title,
          price: optionPrice(value.price, value.price_type, view),
        })),
    }))
}

/** The amounts of a gift card. null for products whose route is not flagged as a gift card's. */
export function giftCard(document: ProductDocument, view: EngineView): GiftCardView | null {
  const route = routeOf(view, 'product', document)
  if (route?.kind !== 'product' || !route.isGiftCard) return null
  const { am_giftcard_prices: prices, am_allow_open_amount: isOpen } = document
  const minor = (amount: unknown) => toMinorUnits(Number(amount) || 0, view.i18n.priceFormat.fractionDigits)
  const amounts = Array.isArray(prices) ? prices.map(({ website_value, value }) => minor(website_value ?? value)) : []
  const open = { from: minor(document.am_open_amount_min), to: minor(document.am_open_amount_max) }
  return {
    amounts,
    open: Number(isOpen) === 1 ? open : null,
    images: giftCardImages(document),
    needsRecipient: Number(document.am_giftcard_type) !== 2,
  }
}

/** Titles of the files that the buyer gets. */
export function downloads({ downloadable_product_links: links }: ProductDocument): string[] {
  return Array.isArray(links) ? links.map(({ title }) => String(title)) : []
}

function optionPrice(price: number | undefined, type: string | undefined, view: EngineView): OptionPriceView | null {
  if (!price) return null
  if (type === 'percent') return { kind: 'percent', percent: price }
  return { kind: 'fixed', amount: toMinorUnits(price, view.i18n.priceFormat.fractionDigits) }
}
