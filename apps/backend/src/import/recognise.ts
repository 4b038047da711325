import { type CatalogType, catalogTypes } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { type Fields, isRecord } from './values.ts'

export type ImportTarget = {
  views: readonly StoreView[]
  /** If omitted: the store in the hit's index name, otherwise the first view. */
  storeCode?: string
  /** The type of bare documents and of hits without a recognisable type. */
  type?: CatalogType
}

export type RecognisedDocument = { type: CatalogType; view: StoreView; source: Fields; hitId: unknown }

/** Determines type and store of a row: a search hit or a bare document. */
export function recogniseDocument(value: unknown, target: ImportTarget): RecognisedDocument | { reason: string } {
  if (!isRecord(value)) return { reason: 'the row is not an object' }
  const isHit = isRecord(value._source)
  const source = isHit ? (value._source as Fields) : value
  const index = typeof value._index === 'string' ? value._index : ''
  const type = (isHit && typeOfHit(value._type, index)) || target.type || typeOfShape(source)
  if (!type) return { reason: 'the document type is unknown; specify a type' }
  const view = findView(target, index)
  if (!view) return { reason: `store ${target.storeCode} is unknown` }
  return { type, view, source, hitId: value._id }
}

/**
 * Newer search engines use '_doc' for every type and put the type into the index name: catalog_de_cms_page_1587031505.
 */
function typeOfHit(type: unknown, index: string): CatalogType | undefined {
  return catalogTypes.find((known) => known === type) ?? typesByLength.find((known) => endOf(index, known) !== null)
}

const typesByLength = catalogTypes.toSorted((a, b) => b.length - a.length)

/** The index name without the suffix '_{type}' and anything after it, or null if it has no such suffix. */
function endOf(index: string, type: string): string | null {
  const [, start] = new RegExp(`^(.*)_${type}(_\\d+)?$`).exec(index) ?? []
  return start ?? null
}

function typeOfShape(source: Fields): CatalogType | undefined {
  if ('sku' in source) return 'product'
  if ('attribute_code' in source) return 'attribute'
  if ('rates' in source) return 'taxrule'
  if ('review_status' in source) return 'review'
  if ('node_id' in source) return 'cms_hierarchy'
  if ('parent_id' in source) return 'category'
  return undefined
}

function findView({ views, storeCode }: ImportTarget, index: string): StoreView | undefined {
  if (storeCode !== undefined) return views.find(({ code }) => code === storeCode)
  const start =
    typesByLength.map((type) => endOf(index, type)).find((found) => found !== null) ?? index.replace(/_\d+$/, '')
  return (
    views.find(({ catalog }) => catalog.index === start) ??
    views.find(({ code }) => start.endsWith(`_${code}`)) ??
    views[0]
  )
}
