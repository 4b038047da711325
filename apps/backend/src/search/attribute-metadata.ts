import type { AttributeDocument } from '@mantel/contract'
import type { FacetCount } from '../platform/search/facets.ts'
import type { WireFacet } from './wire-query.ts'

/** What clients need to show a facet without asking for attributes. Kept as JSON, so that a reply only joins texts. */
export type AttributeMetadata = { head: string; options: Map<string, string> }

const shownFields = [
  'is_visible_on_front',
  'is_visible',
  'default_frontend_label',
  'attribute_id',
  'entity_type_id',
  'id',
  'is_user_defined',
  'is_comparable',
  'attribute_code',
  'slug',
]

export function metadataOf(attribute: AttributeDocument): AttributeMetadata {
  const shown = shownFields.filter((name) => attribute[name] !== undefined).map((name) => [name, attribute[name]])
  const slug = attribute.slug === undefined ? [['slug', attribute.attribute_code]] : []
  const options = Array.isArray(attribute.options) ? attribute.options : []
  return {
    head: JSON.stringify(Object.fromEntries([...shown, ...slug])).slice(0, -1),
    options: new Map(options.map((option) => [String(option.value), JSON.stringify(option)])),
  }
}

/** One record for each attribute that was counted, with the options that stand in its buckets. */
export function metadataJson(
  facets: readonly WireFacet[],
  counts: ReadonlyMap<string, FacetCount>,
  attributes: ReadonlyMap<string, AttributeMetadata>,
): string {
  const present = new Map<AttributeMetadata, Set<string>>()
  for (const { name, facet } of facets) {
    const count = counts.get(name)
    if (facet.kind !== 'terms' || count?.kind !== 'terms') continue
    const attribute = attributes.get(facet.fields[0]) ?? attributes.get(facet.fields[0].replace(/_options$/, ''))
    if (!attribute) continue
    const terms = present.get(attribute) ?? new Set()
    for (const { term } of count.buckets) terms.add(term)
    present.set(attribute, terms)
  }
  const records = [...present].map(([{ head, options }, terms]) => {
    const shown = [...options].filter(([value]) => terms.has(value)).map(([, json]) => json)
    return `${head},"options":[${shown.join(',')}]}`
  })
  return `[${records.join(',')}]`
}
