import type { ConfigurableOption, ProductChild, ProductDocument } from '@mantel/contract'
import type { Language } from '@mantel/domain/store'
import { attributeIds } from '../attributes/attribute-ids.ts'
import { attributeLabel } from '../attributes/attribute-labels.ts'
import { optionId, optionLabel } from '../attributes/option-label.ts'
import type { ChoiceCode } from '../attributes/options.ts'
import type { DemoView } from '../demo-view.ts'
import { variantPicturePath } from '../pictures/picture-path.ts'
import { priceOf } from '../prices/price-document.ts'
import type { ProductModel, VariantModel } from '../products/model.ts'
import type { OfferedProduct } from '../products/products-of-store.ts'
import { variantStock } from '../products/stock.ts'
import { slugOf } from '../texts.ts'
import { choiceFields, factFields } from './attribute-fields.ts'
import { gtinFields } from './gtin-fields.ts'

/** The configurable options, the variants, and for each option the ids of the values that occur, for filters. */
export function variantFields({ model, merchandise }: OfferedProduct, view: DemoView): Partial<ProductDocument> {
  if (model.variants.length === 0) return {}
  return {
    configurable_options: model.axes.map((code, position) => configurableOption(model, code, position, view.language)),
    configurable_children: model.variants.map((variant, index) =>
      child(model, variant, index, merchandise.special, view),
    ),
    ...Object.fromEntries(
      model.axes.map((code) => [`${code}_options`, valuesOf(model, code).map((key) => optionId(code, key))]),
    ),
  }
}

/** The values that occur, in the order of the variants: from small to large, or from common to rare. */
const valuesOf = (model: ProductModel, code: ChoiceCode): string[] => [
  ...new Set(model.variants.map((variant) => variant.choices[code]!)),
]

function configurableOption(
  model: ProductModel,
  code: ChoiceCode,
  position: number,
  language: Language,
): ConfigurableOption {
  return {
    id: model.id * 10 + position + 1,
    attribute_id: String(attributeIds[code]),
    attribute_code: code,
    label: attributeLabel(code, language),
    position,
    product_id: model.id,
    values: valuesOf(model, code).map((key) => ({
      value_index: optionId(code, key),
      label: optionLabel(code, key, language),
      default_label: optionLabel(code, key, 'en'),
    })),
  }
}

function child(
  model: ProductModel,
  variant: VariantModel,
  index: number,
  special: OfferedProduct['merchandise']['special'],
  view: DemoView,
): ProductChild {
  const { language } = view
  const name = [
    model.name[language],
    ...model.axes.map((code) => optionLabel(code, variant.choices[code]!, language)),
  ].join(', ')
  const picture = variantPicturePath(model, variant)
  return {
    id: variant.id,
    sku: variant.sku,
    name,
    status: 1,
    visibility: 1,
    tax_class_id: '2',
    url_key: slugOf(name),
    image: picture,
    small_image: picture,
    thumbnail: picture,
    ...priceOf(variant.price, special, 'each', view),
    stock: variantStock(model, index),
    ...Object.fromEntries(Object.entries(choiceFields(variant.choices)).map(([code, id]) => [code, String(id)])),
    ...factFields(variant.facts, language),
    ...gtinFields(model, variant.id, view),
  }
}
