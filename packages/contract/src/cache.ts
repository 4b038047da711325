import { httpCache } from '@mantel/domain/constants'
import { type CatalogType, catalogTypes } from './documents.ts'

/**
 * The cache manifest: which replies may be cached, under which tags and for how long. The page cache, catalogue replies,
 * /invalidate and the service worker all read it.
 */

export const pageTypes = [
  'product',
  'category',
  'home',
  'checkout',
  'page-not-found',
  'compare',
  'my-account',
  'error',
  'attribute',
  'taxrule',
] as const
export type PageType = (typeof pageTypes)[number]

/** A type's own tag covers every entity of the type. A prefixed tag covers one entity: P12, C20, cms_page-3. */
const tagPrefixes = {
  product: 'P',
  category: 'C',
  attribute: 'A',
  taxrule: 'T',
  cms_page: 'cms_page-',
  cms_block: 'cms_block-',
  cms_hierarchy: 'cms_hierarchy-',
  cms_blog: 'cms_blog-',
  cms_blog_category: 'cms_blog_category-',
  review: 'review-',
} as const satisfies Record<CatalogType, string>
export type CacheTag = string

/** Seconds. */
export const cacheLifetimes = {
  outputCache: httpCache.outputTtlSeconds,
  headerDefault: httpCache.defaultMaxAgeSeconds,
  headerJson: httpCache.jsonMaxAgeSeconds,
  headerPng: httpCache.pngMaxAgeSeconds,
} as const

/** The largest number of tags in the header. A reply about more entities carries the tags of their types instead. */
const maxTags = 50

export const tagOf = (type: CatalogType, id: number | string): CacheTag => `${tagPrefixes[type]}${id}`

/** The tags of a reply about entities of one type: the type's own tag first. */
export function tagsOf(type: CatalogType, ids: Iterable<number | string>): CacheTag[] {
  return [type, ...new Set([...ids].map((id) => tagOf(type, id)))]
}

/** The tag of replies that any entity of the type can enter or leave: a list, a count, a lookup that found nothing. */
export const listTagOf = (type: CatalogType): CacheTag => `${type}-list`

/** The value of X-VS-Cache-Tags. More than `maxTags` tags are replaced by the tags of their types. */
export function headerTags(tags: readonly CacheTag[]): CacheTag[] {
  const unique = [...new Set(tags)]
  if (unique.length <= maxTags) return unique
  return [...new Set(unique.map(typeTag))]
}

const entityTags = catalogTypes.map((type) => ({ type, pattern: new RegExp(`^${tagPrefixes[type]}\\d+$`) }))

function typeTag(tag: CacheTag): CacheTag {
  return entityTags.find(({ pattern }) => pattern.test(tag))?.type ?? tag
}

const knownTags: readonly string[] = [...new Set([...Object.values(tagPrefixes), ...catalogTypes, ...pageTypes])]

/** A tag is valid if it equals a known tag or starts with one. */
export function isKnownTag(tag: CacheTag): boolean {
  return knownTags.some((known) => tag.startsWith(known))
}

/** Parses the tag parameter of /invalidate: a comma-separated list, or * for all. Drops unknown tags. */
export function parseTags(parameter: string): { all: boolean; tags: CacheTag[] } {
  const requested = parameter.split(',').map((tag) => tag.trim())
  if (requested.includes('*')) return { all: true, tags: [] }
  return { all: false, tags: [...new Set(requested.filter((tag) => tag !== '' && isKnownTag(tag)))] }
}
