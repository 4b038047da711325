import type { ProductType } from '../catalog/index.ts'
import type { OptionPrice, Priceable } from '../pricing/index.ts'
import type { StockLevel } from './quantity.ts'

/** A unit with its own stock and price: a simple product or a variant. */
export type Sellable = {
  id: number
  sku: string
  name: string
  isEnabled: boolean
  stock: StockLevel
  price: Priceable
}

/** A product with all its purchase options. Ids are strings because the wire sends strings or numbers. */
export type Purchasable = Sellable & {
  typeId: ProductType
  categoryIds: readonly number[]
  attributes: readonly { id: string; code: string; label: string; values: readonly Labelled[] }[]
  variants: readonly (Sellable & { values: Readonly<Record<string, string>> })[]
  customOptions: readonly CustomOptionRule[]
  bundleOptions: readonly BundleOptionRule[]
  /** Parts of a grouped product. */
  associated: readonly { id: string; sku: string; quantity: number }[]
  /** Parts of bundles and grouped products by SKU. */
  parts: Readonly<Record<string, Sellable>>
  giftCard: GiftCardRule | null
  /** Files sold separately; empty when the product includes all files. */
  downloads: readonly (Labelled & { price: OptionPrice })[]
}

type Labelled = { id: string; label: string }

export type CustomOptionRule = {
  id: string
  label: string
  type: 'text' | 'date' | 'one' | 'many' | 'file'
  isRequired: boolean
  /** 0 means no limit. */
  maxCharacters: number
  /** The largest picture of a file option, in pixels. 0 means no limit. */
  picture?: { width: number; height: number }
  price: OptionPrice | null
  values: readonly (Labelled & { price: OptionPrice })[]
}

export type BundleOptionRule = {
  id: string
  label: string
  isRequired: boolean
  takesMany: boolean
  selections: readonly { id: string; sku: string; quantity: number; canChangeQuantity: boolean }[]
}

/** The amounts that a gift card may have. In major units: pounds, not pence. */
export type GiftCardRule = {
  amounts: readonly number[]
  open: { from: number; to: number } | null
  /** Paths of the pictures that the buyer can choose from; the first is the default. */
  images: readonly string[]
  /** The shop sends the card by e-mail, so the buyer has to name a recipient. */
  isSent: boolean
}
