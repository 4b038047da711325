import type { ProductType } from '@mantel/contract'
import type { Language } from '@mantel/domain/store'
import type { ProductSpec, View } from '../../pictures/recipe.ts'
import type { ChoiceCode } from '../attributes/options.ts'
import type { TextByLanguage } from '../texts.ts'

export type ProductFamily = 'clocks' | 'wallart' | 'frames' | 'cards' | 'gifts'

/** Attribute code → key of the chosen option (see attributes/options.ts), not its id. */
export type Choices = Readonly<Partial<Record<ChoiceCode, string>>>

/** Attribute code → value, for attributes that have a number or a text instead of an option. */
export type Facts = Readonly<Record<string, number | TextByLanguage>>

/** Describes the picture to draw. The language matters only for printed words. */
export type PictureSpecInLanguage = (language: Language) => ProductSpec

export type VariantModel = {
  id: number
  sku: string
  choices: Choices
  /** UK pence including tax. */
  price: number
  facts: Facts
  pictureSpec: PictureSpecInLanguage
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
  family: ProductFamily
  name: TextByLanguage
  short: TextByLanguage
  /** HTML. */
  description: TextByLanguage
  /** Leaf categories in the consumer stores; their ancestors follow from the category tree. Empty: not sold to consumers. */
  categories: readonly number[]
  /**
   * Leaf category in the trade stores, and whether the product is sold singly or in packs of six equal cards; null: not sold to
   * trade.
   */
  trade: { category: number; sold: 'each' | 'pack' } | null
  choices: Choices
  facts: Facts
  /** UK pence including tax; the lowest price of a product with variants; 0 if the parts determine the price. */
  price: number
  taxed: boolean
  /** Attributes that distinguish the variants. */
  axes: readonly ChoiceCode[]
  variants: readonly VariantModel[]
  pictureSpec: PictureSpecInLanguage
  /** The image contains words, so each language has an image of its own. */
  lettered: boolean
  views: readonly View[]
  customOptions?: readonly CustomOptionModel[]
  bundle?: readonly BundleOptionModel[]
  /** For a grouped product: the products in it with their default quantities. */
  parts?: readonly { sku: string; quantity: number }[]
  giftCard?: { amounts: readonly number[]; openFrom: number; openTo: number }
  download?: { fileName: string }
  /** 'disabled': discontinued. 'invisible': sold only as part of a set. */
  hidden?: 'disabled' | 'invisible'
  /** Size of a limited edition: the number of copies that were made. */
  edition?: number
  /** The consumer stores of these countries do not sell the product. */
  notIn?: readonly ('DE' | 'IT')[]
}
