import type { AttributeDocument } from '@mantel/contract'
import { attributes as limits } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'
import { askCatalog } from './ask-catalog.ts'
import { attributeFields } from './queries/fields.ts'
import { searchRequest, where } from './queries/search-request.ts'

/** Fields of documents that are no attributes, or none that anybody wants described. */
const blacklist: ReadonlySet<string> = new Set([
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

/** Amounts, and lists of what variants have. */
const notDescribed = /(^|_)prices?(_|$)|_options$/

/** What the names of a document stand for, as far as they stand for anything. Nothing is asked for twice. */
export async function loadAttributes(
  engine: Engine,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, AttributeDocument>> {
  const { attributes, attributesAsked } = engine.session
  const wanted = [...new Set(names)].filter(isAttributeName)
  const unknown = wanted.filter((code) => !attributes.has(code) && !attributesAsked.has(code))
  for (let from = 0; from < unknown.length; from += limits.listSize) {
    const codes = unknown.slice(from, from + limits.listSize)
    const asking = fetchAttributes(engine, codes).finally(() => {
      for (const code of codes) attributesAsked.delete(code)
    })
    for (const code of codes) attributesAsked.set(code, asking)
  }
  await Promise.all(wanted.map((code) => attributesAsked.get(code)))
  return new Map(
    wanted.flatMap((code): [string, AttributeDocument][] => {
      const attribute = attributes.get(code)
      return attribute ? [[code, attribute]] : []
    }),
  )
}

function isAttributeName(name: string): boolean {
  return !name.includes('.') && !blacklist.has(name) && !notDescribed.test(name)
}

async function fetchAttributes(engine: Engine, codes: readonly string[]): Promise<void> {
  const { session, storage } = engine
  const answer = await askCatalog(
    engine,
    {
      type: 'attribute',
      request: searchRequest({ filters: [where('attribute_code', { in: codes })] }),
      size: limits.listSize,
      include: attributeFields,
    },
    { keep: 'nowhere' },
  )
  if (!answer.ok || answer.result.noresults) return recallAttributes(engine, codes)
  const found = answer.result.items as unknown as AttributeDocument[]
  for (const code of codes) session.attributes.set(code, null)
  for (const attribute of found) session.attributes.set(attribute.attribute_code, attribute)
  void storage
    ?.collection<AttributeDocument>('attributes')
    .setMany(found.map((attribute) => [attribute.attribute_code, attribute]))
}

/** Without a connection those of an earlier visit do; they are asked for again when there is one. */
async function recallAttributes({ session, storage }: Engine, codes: readonly string[]): Promise<void> {
  const kept = storage?.collection<AttributeDocument>('attributes')
  await Promise.all(
    codes.map(async (code) => {
      const attribute = await kept?.get(code)
      if (attribute) session.attributes.set(code, attribute)
    }),
  )
}
