import type { ProductType } from '@mantel/contract'
import type { Language } from '@mantel/domain/store'
import type { ProductSpec, View } from '../../pictures/recipe.ts'
import type { ChoiceCode } from '../attributes/options.ts'
import type { TextByLanguage } from '../texts.ts'

export type Family = 'clocks' | 'wallart' | 'frames' | 'cards' | 'gifts'

/** Option keys (see attributes/options.ts), not ids. */
export type Choices = Readonly<Partial<Record<ChoiceCode, string>>>

/** Attributes with a number or a text instead of an option. */
export type Facts = Readonly<Record<string, number | TextByLanguage>>

/** Describes the picture to draw. Only printed words depend on the language. */
export type PictureSpecIn = (language: Language) => ProductSpec

export type VariantModel = {
  id: number
  sku: string
  choices: Choices
  /** UK pence including tax. */
  price: number
  facts: Facts
  pictureSpec: PictureSpecIn
}

export type CustomOptionModel = {
  title: TextByLanguage
  type: 'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'date' | 'file'
  required: boolean
  /** UK pence, or percent of the product's price. */
  price?: { amount: number; kind: 'fixed' | 'percent' }
  maxCharacters?: number
  values?: readonly { title: TextByLanguage; price: { amount: number; kind: 'fixed' | 'percent' } }[]
}

export type BundleOptionModel = {
  title: TextByLanguage
  type: 'radio' | 'select' | 'checkbox' | 'multi'
  required: boolean
  /** SKUs of sellable products; the first is the default. */
  skus: readonly string[]
  quantity: number
  changeable: boolean
}

export type ProductModel = {
  id: number
  sku: string
  type: ProductType
  family: Family
  name: TextByLanguage
  short: TextByLanguage
  /** HTML. */
  description: TextByLanguage
  /** Leaf categories of the consumer tree; ancestors follow from the tree. Empty: not sold to consumers. */
  categories: readonly number[]
  /** Leaf category of the trade tree; null: not sold to trade. A pack is six of one card. */
  trade: { category: number; sold: 'each' | 'pack' } | null
  choices: Choices
  facts: Facts
  /** UK pence including tax; the lowest variant of a configurable one; 0 if the parts determine the price. */
  price: number
  taxed: boolean
  /** Attributes that distinguish the variants. */
  axes: readonly ChoiceCode[]
  variants: readonly VariantModel[]
  pictureSpec: PictureSpecIn
  /** The image contains words, so each language has its own. */
  lettered: boolean
  views: readonly View[]
  customOptions?: readonly CustomOptionModel[]
  bundle?: readonly BundleOptionModel[]
  /** Grouped: its products with default quantities. */
  parts?: readonly { sku: string; quantity: number }[]
  giftCard?: { amounts: readonly number[]; openFrom: number; openTo: number }
  download?: { fileName: string }
  /** Hidden on purpose: disabled, or sold only as part of a set. */
  hidden?: 'disabled' | 'invisible'
  /** How many were made. */
  edition?: number
  /** Not sold in these consumer stores' countries. */
  notIn?: readonly ('DE' | 'IT')[]
}
