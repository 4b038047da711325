import type { ProductType } from '@mantel/contract'
import type { Fields } from '../platform/db/index.ts'

/** An attribute with the labels of its options by value. */
export type OptionLabels = { id: number; code: string; labels: ReadonlyMap<string, string> }

type Variant = { document: Record<string, unknown> }

/** The attributes in which the variants of these products differ. Some documents give only attribute ids. */
export function configurableAttributes(products: readonly { type_id: ProductType; attributes: Fields }[]) {
  const options = products
    .filter(({ type_id }) => type_id === 'configurable')
    .flatMap(({ attributes }) => optionsOf(attributes))
  const named = options.filter(({ attribute_code }) => attribute_code)
  const unnamed = options.filter(({ attribute_code }) => !attribute_code)
  return {
    codes: [...new Set(named.map(({ attribute_code }) => String(attribute_code)))],
    ids: [...new Set(unnamed.map(({ attribute_id }) => Number(attribute_id)).filter(Number.isInteger))],
  }
}

/**
 * The options with their values: those of the document, otherwise those of the variants. A missing label is taken from the
 * attribute, otherwise it is the value itself.
 */
export function completeOptions(
  document: Fields,
  variants: readonly Variant[],
  attributes: readonly OptionLabels[],
): Fields[] {
  return optionsOf(document).map((option) => {
    const attribute = attributes.find(({ id, code }) =>
      option.attribute_code ? code === option.attribute_code : id === Number(option.attribute_id),
    )
    const code = String(option.attribute_code || (attribute?.code ?? ''))
    const listed = Array.isArray(option.values) ? (option.values as unknown[]).filter(isRecord) : []
    const values = listed.length > 0 ? listed : variantValues(code, variants)
    return {
      ...option,
      attribute_code: code,
      values: values.map((value) => ({
        ...value,
        label: value.label ?? attribute?.labels.get(String(value.value_index)) ?? String(value.value_index),
      })),
    }
  })
}

function variantValues(code: string, variants: readonly Variant[]): Fields[] {
  const found = new Set(variants.map(({ document }) => Number(document[code])).filter((value) => value > 0))
  return [...found].map((value_index) => ({ value_index }))
}

function optionsOf(document: Fields): Fields[] {
  return Array.isArray(document.configurable_options) ? document.configurable_options.filter(isRecord) : []
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
