import type { FacetCount } from '../../platform/search/facets.ts'
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
  for (const [{ head, options }, terms] of presentTerms(facets, counts, attributes)) {
    writer.text(separator).bytes(head).text(',"options":[')
    separator = ','
    let comma = 1
    for (const term of terms) {
      const json = options.get(term)
      if (!json) continue
      writer.bytes(json, comma)
      comma = 0
    }
    writer.text(']}')
  }
  writer.text(separator === '[' ? '[]' : ']')
}

/** Own values and those of variants are two facets of one attribute. */
function presentTerms(
  facets: readonly WireFacet[],
  counts: ReadonlyMap<string, FacetCount>,
  attributes: ReadonlyMap<string, AttributeMetadata>,
): Map<AttributeMetadata, Set<string>> {
  const present = new Map<AttributeMetadata, Set<string>>()
  for (const { name, facet } of facets) {
    const count = counts.get(name)
    if (facet.kind !== 'terms' || count?.kind !== 'terms') continue
    const [field] = facet.fields
    const attribute = attributes.get(field) ?? attributes.get(field.replace(/_options$/, ''))
    if (!attribute) continue
    const terms = present.get(attribute) ?? new Set()
    for (const { term } of count.buckets) terms.add(term)
    present.set(attribute, terms)
  }
  return present
}
