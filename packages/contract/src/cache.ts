import { httpCache } from '@mantel/domain/constants'
import { type CatalogType, catalogTypes } from './documents.ts'

/**
 * One manifest for what may be kept, under which tags, for how long. Page cache, catalogue replies, /invalidate and the
 * service worker read the same lines.
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

/** A type's tag stands for everything of that type; a prefixed one for a single thing: P12, C20, cms_page-3. */
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
export const lifetimes = {
  outputCache: httpCache.outputTtlSeconds,
  headerDefault: httpCache.defaultMaxAgeSeconds,
  headerJson: httpCache.jsonMaxAgeSeconds,
  headerPng: httpCache.pngMaxAgeSeconds,
} as const

/** A reply that shows more things than this carries its type's tag alone. */
const maxTags = 50

export const tagOf = (type: CatalogType, id: number | string): CacheTag => `${tagPrefixes[type]}${id}`

/** The tags of a reply about things of one type: the type's own first. */
export function tagsOf(type: CatalogType, ids: Iterable<number | string>): CacheTag[] {
  return [type, ...new Set([...ids].map((id) => tagOf(type, id)))]
}

/** Of a reply that anything of the type could enter or leave: a list, a count, a thing looked for and not found. */
export const listTagOf = (type: CatalogType): CacheTag => `${type}-list`

/** What goes into X-VS-Cache-Tags: too many single tags of a type give way to the type's tag. */
export function headerTags(tags: readonly CacheTag[]): CacheTag[] {
  const unique = [...new Set(tags)]
  if (unique.length <= maxTags) return unique
  return [...new Set(unique.map(typeTag))]
}

function typeTag(tag: CacheTag): CacheTag {
  return catalogTypes.find((type) => new RegExp(`^${tagPrefixes[type]}\\d+$`).test(tag)) ?? tag
}

const knownTags: readonly string[] = [...new Set([...Object.values(tagPrefixes), ...catalogTypes, ...pageTypes])]

/** A tag is valid if it equals or starts with a known one. */
export function isKnownTag(tag: CacheTag): boolean {
  return knownTags.some((known) => tag.startsWith(known))
}

/** The tag parameter of /invalidate: a comma list, or * for all. Unknown tags are left out. */
export function parseTags(parameter: string): { all: boolean; tags: CacheTag[] } {
  const named = parameter.split(',').map((tag) => tag.trim())
  if (named.includes('*')) return { all: true, tags: [] }
  return { all: false, tags: [...new Set(named.filter((tag) => tag !== '' && isKnownTag(tag)))] }
}
