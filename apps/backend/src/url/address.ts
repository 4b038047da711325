import type { AddressedType } from '@mantel/contract'
import { isVisible } from '@mantel/domain/catalog'
import { categoryPath, pagePath, productPath } from '@mantel/domain/routing'
import type { StoreView } from '@mantel/domain/store'

/** Where shoppers find something, without the store's prefix, and when it changed last: ISO 8601. */
export type Address = { path: string; updatedAt: string | null }

/** The part of the search index that knows addresses; it answers from memory, without a document. */
export type AddressIndex = {
  isReady(view: StoreView, type: AddressedType): boolean
  idsOf(view: StoreView, type: AddressedType): number[]
  valuesOf(
    view: StoreView,
    type: AddressedType,
    id: number,
    fields: readonly string[],
  ): readonly (string | undefined)[] | null
}

const fields = {
  product: ['status', 'visibility', 'url_path', 'sku', 'slug', 'updated_at'],
  category: ['is_active', 'url_path', 'slug', 'url_key', 'updated_at'],
  cms_page: ['active', 'is_active', 'identifier', 'update_time'],
  cms_blog: ['status', 'publish_date', 'url_key'],
} as const satisfies Record<AddressedType, readonly string[]>

type FieldOf<T extends AddressedType> = (typeof fields)[T][number]
type Values<T extends AddressedType> = { [F in FieldOf<T>]?: string | undefined }
type Place = { path: string; changed: string | undefined } | null

/** null for things that have no page of their own, at least not today. */
const places: { [T in AddressedType]: (values: Values<T>, view: StoreView, now: Date) => Place } = {
  product({ status, visibility, url_path: urlPath = '', sku = '', slug = '', updated_at: changed }, view) {
    if (!isVisible({ status: Number(status), visibility: Number(visibility) })) return null
    return { path: productPath(view, { parentSku: sku, slug, urlPath }), changed }
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

export function findAddress<T extends AddressedType>(
  index: AddressIndex,
  view: StoreView,
  type: T,
  id: number,
  now: Date,
): Address | null {
  const values = index.valuesOf(view, type, id, fields[type])
  if (!values) return null
  const named = Object.fromEntries(fields[type].map((field, at) => [field, values[at]])) as Values<T>
  const place = places[type](named, view, now)
  return place && { path: place.path, updatedAt: place.changed === undefined ? null : isoTime(place.changed) }
}

/** Whether there is an address. Of products, which are many, no more is read than it takes. */
export function hasAddress(index: AddressIndex, view: StoreView, type: AddressedType, id: number, now: Date): boolean {
  if (type !== 'product') return findAddress(index, view, type, id, now) !== null
  const [status, visibility] = index.valuesOf(view, type, id, ['status', 'visibility']) ?? [undefined]
  return status !== undefined && isVisible({ status: Number(status), visibility: Number(visibility) })
}

const changeFields = {
  product: 'updated_at',
  category: 'updated_at',
  cms_page: 'update_time',
  cms_blog: 'publish_date',
} as const satisfies { [T in AddressedType]: FieldOf<T> }

/** When something of the list changed last. */
export function latestChange(
  index: AddressIndex,
  view: StoreView,
  type: AddressedType,
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

/** Catalogue dates carry no zone and mean UTC. */
function isoTime(date: string): string | null {
  const time = new Date(/[Z+]/.test(date) ? date : `${date.replace(' ', 'T')}${date.length > 10 ? 'Z' : ''}`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
