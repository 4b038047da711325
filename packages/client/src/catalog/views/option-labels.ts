import type { AttributeDocument } from '@mantel/contract'

/** Labels of attributes and of their options. */
export type OptionLabels = {
  /** The attribute's label. */
  nameOf(code: string): string | null
  /** The option's label; the id itself if it is unknown. */
  labelOf(code: string, id: unknown): string
  hasLabel(code: string, id: unknown): boolean
}

type Named = Pick<AttributeDocument, 'attribute_code' | 'default_frontend_label' | 'options'>

/** Built from attributes, or from the metadata of a search; later entries complete earlier ones. */
export function optionLabels(attributes: Iterable<Partial<Named> | null>): OptionLabels {
  const names = new Map<string, string>()
  const labels = new Map<string, Map<string, string>>()
  for (const attribute of attributes) {
    const code = attribute?.attribute_code
    if (!attribute || code === undefined) continue
    if (attribute.default_frontend_label && !names.has(code)) names.set(code, attribute.default_frontend_label)
    const own = labels.get(code) ?? new Map<string, string>()
    for (const { value, label } of attribute.options ?? []) if (!own.has(String(value))) own.set(String(value), label)
    labels.set(code, own)
  }
  return {
    nameOf: (code) => names.get(code) ?? null,
    labelOf: (code, id) => labels.get(code)?.get(String(id)) ?? String(id),
    hasLabel: (code, id) => labels.get(code)?.has(String(id)) ?? false,
  }
}
