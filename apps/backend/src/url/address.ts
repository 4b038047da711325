import type { RoutableType } from '@mantel/contract'
import { isVisible } from '@mantel/domain/catalog'
import { categoryPath, pagePath, productPath } from '@mantel/domain/routing'
import type { StoreView } from '@mantel/domain/store'

/** The path of a document's page without the store prefix, and its last change in ISO 8601. */
export type Address = {
  path: string
  updatedAt: string | null
  /** The main picture of a product. */
  image?: string | undefined
}

/** The part of the search index that returns URLs. It reads from memory only, without loading documents. */
export type AddressIndex = {
  /** Waits for the first build; throws while the index is incomplete. */
  whenReady(view: StoreView, type: RoutableType): void | Promise<void>
  idsOf(view: StoreView, type: RoutableType): number[]
  valuesOf(
    view: StoreView,
    type: RoutableType,
    id: number,
    fields: readonly string[],
  ): readonly (string | undefined)[] | null
}

const fields = {
  product: ['status', 'visibility', 'url_path', 'sku', 'slug', 'updated_at', 'image'],
  category: ['is_active', 'url_path', 'slug', 'url_key', 'updated_at'],
  cms_page: ['active', 'is_active', 'identifier', 'update_time'],
  cms_blog: ['status', 'publish_date', 'url_key'],
} as const satisfies Record<RoutableType, readonly string[]>

type FieldOf<T extends RoutableType> = (typeof fields)[T][number]
type Values<T extends RoutableType> = { [F in FieldOf<T>]?: string | undefined }
type PageUrl = { path: string; changed: string | undefined; image?: string | undefined } | null

/** null for documents that have no page of their own, or none at this time. */
const pageUrls: { [T in RoutableType]: (values: Values<T>, view: StoreView, now: Date) => PageUrl } = {
  product({ status, visibility, url_path: urlPath = '', sku = '', slug = '', updated_at: changed, image }, view) {
    if (!isVisible({ status: Number(status), visibility: Number(visibility) })) return null
    return { path: productPath(view, { parentSku: sku, slug, urlPath }), changed, image }
  },
  category({ is_active, url_path: urlPath = '', slug, url_key = '', updated_at: changed }, view) {
    const name = slug || url_key
    return isOff(is_active) || `${urlPath}${name}` === ''
      ? null
      : { path: categoryPath(view, { slug: name, urlPath }), changed }
  },
  cms_page({ active, is_active, identifier = '', update_time: changed }) {
    return isOff(active) || isOff(is_active) || identifier === '' ? null : { path: pagePath(identifier), changed }
  },
  cms_blog({ status, publish_date: changed, url_key = '' }, _view, now) {
    const published = (changed && isoTime(changed)) || ''
    return status !== '1' || published > now.toISOString() || url_key === ''
      ? null
      : { path: `/blog/${encodeURIComponent(url_key)}`, changed }
  },
}

export function findAddress<T extends RoutableType>(
  index: AddressIndex,
  view: StoreView,
  type: T,
  id: number,
  now: Date,
): Address | null {
  const values = index.valuesOf(view, type, id, fields[type])
  if (!values) return null
  const valuesByField = Object.fromEntries(fields[type].map((field, at) => [field, values[at]])) as Values<T>
  const pageUrl = pageUrls[type](valuesByField, view, now)
  if (!pageUrl) return null
  const { path, changed, image } = pageUrl
  return { path, updatedAt: changed === undefined ? null : isoTime(changed), image: image || undefined }
}

/** Returns true if the document has a page. Reads only the necessary fields, because there are many products. */
export function hasAddress(index: AddressIndex, view: StoreView, type: RoutableType, id: number, now: Date): boolean {
  if (type !== 'product') return findAddress(index, view, type, id, now) !== null
  const [status, visibility] = index.valuesOf(view, type, id, ['status', 'visibility']) ?? [undefined]
  return status !== undefined && isVisible({ status: Number(status), visibility: Number(visibility) })
}

const changeFields = {
  product: 'updated_at',
  category: 'updated_at',
  cms_page: 'update_time',
  cms_blog: 'publish_date',
} as const satisfies { [T in RoutableType]: FieldOf<T> }

/** The time of the latest change in the list. */
export function latestChange(
  index: AddressIndex,
  view: StoreView,
  type: RoutableType,
  ids: readonly number[],
): string | null {
  let latest: string | undefined
  for (const id of ids) {
    const [changed] = index.valuesOf(view, type, id, [changeFields[type]]) ?? []
    if (changed !== undefined && (latest === undefined || changed > latest)) latest = changed
  }
  return latest === undefined ? null : isoTime(latest)
}

const isOff = (flag: string | undefined): boolean => flag === 'false' || flag === '0'

/** Catalogue dates carry no time zone and are in UTC. */
function isoTime(date: string): string | null {
  const time = new Date(/[Z+]/.test(date) ? date : `${date.replace(' ', 'T')}${date.length > 10 ? 'Z' : ''}`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
