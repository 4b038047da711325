import type { ProductType } from '../catalog/index.ts'
import type { OptionPrice, Priceable } from '../pricing/index.ts'
import type { StockLevel } from './quantity.ts'

/** Something with a stock and a price of its own. */
export type Sellable = {
  id: number
  sku: string
  name: string
  isEnabled: boolean
  stock: StockLevel
  price: Priceable
}

/** A product with all that can be chosen when it is bought. Ids are text: the wire sends them as text or number. */
export type Purchasable = Sellable & {
  typeId: ProductType
  categoryIds: readonly number[]
  attributes: readonly { id: string; code: string; label: string; values: readonly Labelled[] }[]
  variants: readonly (Sellable & { values: Readonly<Record<string, string>> })[]
  customOptions: readonly CustomOptionRule[]
  bundleOptions: readonly BundleOptionRule[]
  /** Of a grouped product. */
  associated: readonly { id: string; sku: string; quantity: number }[]
  /** By sku: what bundles and grouped products are made of. */
  parts: Readonly<Record<string, Sellable>>
  giftCard: GiftCardRule | null
  /** Files that are chosen and paid one by one; empty where the product holds them all. */
  downloads: readonly (Labelled & { price: OptionPrice })[]
}

type Labelled = { id: string; label: string }

export type CustomOptionRule = {
  id: string
  label: string
  type: 'text' | 'date' | 'one' | 'many' | 'file'
  isRequired: boolean
  /** 0: no limit of its own. */
  maxCharacters: number
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

/** Main units. */
export type GiftCardRule = {
  amounts: readonly number[]
  open: { from: number; to: number } | null
  /** Somebody has to get it. */
  isSent: boolean
}
