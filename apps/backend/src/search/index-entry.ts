import type { CatalogType } from '@mantel/contract'
import type { Entry } from '@mantel/search'
import { priceColumn, shownPriceNames } from './field-names.ts'
import type { IndexedDocument } from './indexed-document.ts'
import { codesOf, type OptionLabels, splitIds, textsOf } from './text-fields.ts'

/** Converts a document into an index entry. */
export function indexEntry(type: CatalogType, indexed: IndexedDocument, labels: OptionLabels): Entry {
  const { id } = indexed
  const document = indexed.doc as Record<string, unknown>
  if (type !== 'product') return { id, document, texts: textsOf(type, document, []), codes: codesOf(type, document) }
  return {
    id,
    document: fieldsOf(document, labels.multiple),
    extra: priceFields(indexed),
    texts: textsOf(type, document, labels.of(document)),
    codes: codesOf(type, document),
  }
}

/** Removes the prices that the shown price replaces, and splits lists that are stored as one text. */
function fieldsOf(document: Record<string, unknown>, multiple: ReadonlySet<string>): Record<string, unknown> {
  const fields = { ...document }
  for (const name of shownPriceNames) delete fields[name]
  for (const code of multiple) {
    const value = fields[code]
    if (typeof value === 'string' && value.includes(',')) fields[code] = splitIds(value)
  }
  return fields
}

function priceFields({ shownPrice }: IndexedDocument): [string, number[]][] {
  if (!shownPrice) return []
  const { base, byGroup } = shownPrice
  const own = base === null ? [] : [[priceColumn(null), [base]] as [string, number[]]]
  return [
    ...own,
    ...Object.entries(byGroup).map(([id, price]): [string, number[]] => [priceColumn(Number(id)), [price]]),
  ]
}
