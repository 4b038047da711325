import type { CatalogType } from '@mantel/contract'
import type { Entry } from '../platform/search/engine.ts'
import type { IndexedDocument } from '../platform/search/source.ts'
import { priceColumn, shownPriceNames } from './field-names.ts'
import { codesOf, type OptionLabels, separate, textsOf } from './text-fields.ts'

/** What the engine keeps of a document. */
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

/** Without the prices that the shown one stands for; lists written as one text become lists. */
function fieldsOf(document: Record<string, unknown>, multiple: ReadonlySet<string>): Record<string, unknown> {
  const fields = { ...document }
  for (const name of shownPriceNames) delete fields[name]
  for (const code of multiple) {
    const value = fields[code]
    if (typeof value === 'string' && value.includes(',')) fields[code] = separate(value)
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
