import type { AttributeDocument } from '@mantel/contract'
import { attributes as limits } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'
import { attributeFields } from './queries/fields.ts'
import { attributeFilter, searchRequest } from './queries/search-request.ts'
import { queryCatalog } from './query-catalog.ts'

/** Document fields that are not attributes, or whose metadata is not needed. */
const excluded: ReadonlySet<string> = new Set([
  '_score',
  'id',
  'sku',
  'parentSku',
  'parentId',
  'name',
  'description',
  'short_description',
  'slug',
  'url_key',
  'url_path',
  'type_id',
  'status',
  'visibility',
  'image',
  'small_image',
  'thumbnail',
  'media_gallery',
  'stock',
  'tier_prices',
  'category',
  'category_ids',
  'configurable_options',
  'configurable_children',
  'custom_options',
  'custom_attributes',
  'bundle_options',
  'product_links',
  'product_labels',
  'attributes_metadata',
  'created_at',
  'updated_at',
  'meta_title',
  'meta_description',
  'has_options',
  'required_options',
  'news_from_date',
  'news_to_date',
  'sgn',
  'tsk',
])

/** Fields with amounts, and fields that list the option values of the variants. */
const excludedPattern = /(^|_)prices?(_|$)|_options$/

/** Loads the metadata of those names that are attributes. Requests no attribute twice. */
export async function loadAttributes(
  engine: Engine,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, AttributeDocument>> {
  const { attributes, pendingAttributes } = engine.requestCache
  const wanted = [...new Set(names)].filter(isAttributeName)
  const unknown = wanted.filter((code) => !attributes.has(code) && !pendingAttributes.has(code))
  for (let from = 0; from < unknown.length; from += limits.listSize) {
    const codes = unknown.slice(from, from + limits.listSize)
    const request = fetchAttributes(engine, codes).finally(() => {
      for (const code of codes) pendingAttributes.delete(code)
    })
    for (const code of codes) pendingAttributes.set(code, request)
  }
  await Promise.all(wanted.map((code) => pendingAttributes.get(code)))
  return new Map(
    wanted.flatMap((code): [string, AttributeDocument][] => {
      const attribute = attributes.get(code)
      return attribute ? [[code, attribute]] : []
    }),
  )
}

function isAttributeName(name: string): boolean {
  return !name.includes('.') && !excluded.has(name) && !excludedPattern.test(name)
}

async function fetchAttributes(engine: Engine, codes: readonly string[]): Promise<void> {
  const { requestCache, storage } = engine
  const answer = await queryCatalog(
    engine,
    {
      type: 'attribute',
      request: searchRequest({ filters: [attributeFilter('attribute_code', { in: codes })] }),
      size: limits.listSize,
      include: attributeFields,
    },
    { keep: 'nowhere' },
  )
  if (!answer.ok || answer.result.noresults) return loadStoredAttributes(engine, codes)
  const found = answer.result.items as unknown as AttributeDocument[]
  for (const code of codes) requestCache.attributes.set(code, null)
  for (const attribute of found) requestCache.attributes.set(attribute.attribute_code, attribute)
  void storage
    ?.collection<AttributeDocument>('attributes')
    .setMany(found.map((attribute) => [attribute.attribute_code, attribute]))
}

/** Offline, the attributes of an earlier visit are used; they are requested again when online. */
async function loadStoredAttributes({ requestCache, storage }: Engine, codes: readonly string[]): Promise<void> {
  const stored = storage?.collection<AttributeDocument>('attributes')
  await Promise.all(
    codes.map(async (code) => {
      const attribute = await stored?.get(code)
      if (attribute) requestCache.attributes.set(code, attribute)
    }),
  )
}
