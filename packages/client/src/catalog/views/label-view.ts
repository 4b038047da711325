import { productLabels } from '@mantel/domain/catalog'
import type { PriceView } from './price-view.ts'
import { isInStock, isPreOrder, lastPiecesFrom, piecesLeft, type StockFields } from './stock-view.ts'

/** text: the catalogue's label; null where the shop supplies the text for the code. */
export type LabelView = { code: string; text: string | null }

type Labelled = StockFields & { product_labels?: unknown; news_from_date?: unknown; news_to_date?: unknown }

export function labelViews(document: Labelled, price: PriceView | null, now: number): LabelView[] {
  const documentLabels = givenLabels(document.product_labels)
  const codes = productLabels({
    given: [...documentLabels.keys()],
    reduced: price?.before !== null && price?.before !== undefined,
    inStock: isInStock(document),
    left: piecesLeft(document),
    lowFrom: lastPiecesFrom(document),
    preOrder: isPreOrder(document),
    newFrom: wireDate(document.news_from_date),
    newTo: wireDate(document.news_to_date),
    now: new Date(now),
  })
  return codes.map((code) => ({ code, text: documentLabels.get(code) ?? null }))
}

/** Reads the labels of a document, [{code, label}], as a map from code to label. */
function givenLabels(value: unknown): Map<string, string | null> {
  if (!Array.isArray(value)) return new Map()
  return new Map(
    value.flatMap((entry: { code?: unknown; label?: unknown } | null): [string, string | null][] =>
      typeof entry?.code === 'string' ? [[entry.code, typeof entry.label === 'string' ? entry.label : null]] : [],
    ),
  )
}

/** 'YYYY-MM-DD HH:mm:ss', UTC. */
function wireDate(value: unknown): Date | null {
  if (typeof value !== 'string' || value === '') return null
  const date = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}Z` : value)
  return Number.isNaN(date.getTime()) ? null : date
}
