import type { AttributeDocument, CatalogType } from '@mantel/contract'
import { labelsField } from './text-request.ts'

/** The document paths that are searched as text; at most eight per type. */
const textPaths: Record<CatalogType, readonly string[]> = {
  product: ['name', 'category.name', labelsField],
  category: ['name'],
  attribute: ['default_frontend_label'],
  taxrule: [],
  cms_page: ['title', 'content_heading', 'content'],
  cms_block: ['title', 'content'],
  cms_hierarchy: ['label'],
  cms_blog: ['title', 'short_content', 'content', 'categories'],
  cms_blog_category: ['name'],
  review: ['title', 'detail'],
}

const codePaths: Partial<Record<CatalogType, readonly string[]>> = { product: ['sku', 'configurable_children.sku'] }

export const codeField = 'sku'

export const textFieldsOf = (type: CatalogType): readonly string[] => textPaths[type]

/** The texts of a document, by text field. */
export function textsOf(type: CatalogType, document: object, labels: readonly string[]): (readonly string[])[] {
  return textPaths[type].map((path) => (path === labelsField ? labels : textsAt(document, path)))
}

export function codesOf(type: CatalogType, document: object): string[] {
  return (codePaths[type] ?? []).flatMap((path) => textsAt(document, path))
}

function textsAt(document: object, path: string): string[] {
  let values: unknown[] = [document]
  for (const key of path.split('.')) {
    values = values.flatMap((value) =>
      typeof value === 'object' && value !== null ? [(value as Record<string, unknown>)[key]].flat() : [],
    )
  }
  return values.filter((value) => typeof value === 'string')
}

/** The option labels of a view's attributes. */
export type OptionLabels = {
  /** Attributes whose value may be a list such as '1,2,3'. */
  multiple: ReadonlySet<string>
  of(document: Record<string, unknown>): string[]
}

export function optionLabels(attributes: Iterable<AttributeDocument>): OptionLabels {
  const byCode = new Map<string, Map<string, string>>()
  const multiple = new Set<string>()
  for (const { attribute_code: code, frontend_input: input, options, is_user_defined } of attributes) {
    if (input === 'multiselect') multiple.add(code)
    if (!is_user_defined || !Array.isArray(options)) continue
    const labels = options.filter(({ label }) => typeof label === 'string' && label.trim() !== '')
    if (labels.length > 0) byCode.set(code, new Map(labels.map(({ label, value }) => [String(value), label])))
  }
  return {
    multiple,
    of(document) {
      const found = new Set<string>()
      for (const [code, labels] of byCode) {
        for (const value of [document[code], document[`${code}_options`]].flat().flatMap((entry) => splitIds(entry))) {
          const label = labels.get(value)
          if (label) found.add(label)
        }
      }
      return [...found]
    },
  }
}

/** Splits 49, '49' or '49,50' into ids. */
export function splitIds(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'string' && value !== '' ? value.split(',').map((part) => part.trim()) : []
}
