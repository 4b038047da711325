import type { FacetCount } from '../../platform/search/facets.ts'
import type { TermCount } from '../../platform/search/term-counts.ts'
import type { AttributeMetadata } from '../attribute-metadata.ts'
import type { WireFacet } from '../wire-query.ts'
import type { ByteWriter } from './byte-writer.ts'

/** One record for each attribute that was counted, with the options that stand in its buckets. */
export function writeMetadata(
  writer: ByteWriter,
  facets: readonly WireFacet[],
  counts: ReadonlyMap<string, FacetCount>,
  attributes: ReadonlyMap<string, AttributeMetadata>,
): void {
  let separator = '['
  for (const [{ head, options }, lists] of bucketsByAttribute(facets, counts, attributes)) {
    let shown = ''
    const written = lists.length > 1 ? new Set<string>() : null
    for (const { term } of lists.length > 1 ? lists.flat() : (lists[0] ?? [])) {
      const json = options.get(term)
      if (json === undefined || written?.has(term)) continue
      written?.add(term)
      shown += shown === '' ? json : `,${json}`
    }
    writer.text(separator).text(head).text(',"options":[').text(shown).text(']}')
    separator = ','
  }
  writer.text(separator === '[' ? '[]' : ']')
}

/** Own values and those of variants may be two facets of one attribute. */
function bucketsByAttribute(
  facets: readonly WireFacet[],
  counts: ReadonlyMap<string, FacetCount>,
  attributes: ReadonlyMap<string, AttributeMetadata>,
): Map<AttributeMetadata, TermCount[][]> {
  const lists = new Map<AttributeMetadata, TermCount[][]>()
  for (const { name, facet } of facets) {
    const count = counts.get(name)
    if (facet.kind !== 'terms' || count?.kind !== 'terms') continue
    const [field] = facet.fields
    const attribute = attributes.get(field) ?? attributes.get(field.replace(/_options$/, ''))
    if (!attribute) continue
    const known = lists.get(attribute)
    if (!known) lists.set(attribute, [count.buckets])
    else if (count.buckets.length > 0) known.push(count.buckets)
  }
  return lists
}
