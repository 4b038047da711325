import type { ProductType } from '@mantel/contract'
import type { Fields } from '../platform/db/index.ts'

/** attribute code → option value → label */
export type OptionLabels = Map<string, Map<string, string>>

type Variant = { document: Record<string, unknown> }

/** The attributes by which the variants of these products differ. */
export function configurableCodes(products: readonly { type_id: ProductType; attributes: Fields }[]): string[] {
  const codes = products
    .filter(({ type_id }) => type_id === 'configurable')
    .flatMap(({ attributes }) => optionsOf(attributes).map((option) => String(option.attribute_code)))
  return [...new Set(codes)]
}

/**
 * The options with their values: those that the document names, else those that the variants have. A label that is not
 * given comes from the attribute, else it is the value itself.
 */
export function completeOptions(document: Fields, variants: readonly Variant[], labels: OptionLabels): Fields[] {
  return optionsOf(document).map((option) => {
    const code = String(option.attribute_code)
    const known = Array.isArray(option.values) ? (option.values as unknown[]).filter(isRecord) : []
    const values = known.length > 0 ? known : variantValues(code, variants)
    return {
      ...option,
      values: values.map((value) => ({
        ...value,
        label: value.label ?? labels.get(code)?.get(String(value.value_index)) ?? String(value.value_index),
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
