import type { AttributeDocument } from '@mantel/contract'

/** What option ids of attributes are called. */
export type OptionLabels = {
  /** The attribute's own name. */
  nameOf(code: string): string | null
  /** The label of one id; the id itself where nobody knows better. */
  labelOf(code: string, id: unknown): string
  knows(code: string, id: unknown): boolean
}

type Named = Pick<AttributeDocument, 'attribute_code' | 'default_frontend_label' | 'options'>

/** From attributes, or from what a search says about those it counted; later ones complete earlier ones. */
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
    knows: (code, id) => labels.get(code)?.has(String(id)) ?? false,
  }
}
