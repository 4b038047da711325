import type { FacetCount } from '../../platform/search/facets.ts'
import type { TermCount } from '../../platform/search/term-counts.ts'
import type { AttributeMetadata } from '../attribute-metadata.ts'
import type { WireFacet } from '../wire-query.ts'
import type { ByteWriter } from './byte-writer.ts'
import { KeptTexts } from './kept-texts.ts'

/** One record for each attribute that was counted, with the options that stand in its buckets. */
export function writeMetadata(
  writer: ByteWriter,
  facets: readonly WireFacet[],
  counts: ReadonlyMap<string, FacetCount>,
  attributes: ReadonlyMap<string, AttributeMetadata>,
): void {
  let separator = '['
  for (const [attribute, lists] of bucketsByAttribute(facets, counts, attributes)) {
    const [only, ...others] = lists
    writer.text(separator).text(attribute.head).text(',"options":[')
    if (only && others.length === 0) writtenOf(attribute).write(writer, only, () => optionsJson(attribute, only))
    else writer.text(optionsJson(attribute, withoutRepeats(lists)))
    writer.text(']}')
    separator = ','
  }
  writer.text(separator === '[' ? '[]' : ']')
}

const written = new WeakMap<AttributeMetadata, KeptTexts<TermCount[]>>()

function writtenOf(attribute: AttributeMetadata): KeptTexts<TermCount[]> {
  const known = written.get(attribute) ?? new KeptTexts()
  written.set(attribute, known)
  return known
}

function optionsJson({ options }: AttributeMetadata, buckets: Iterable<{ term: string }>): string {
  let json = ''
  for (const { term } of buckets) {
    const option = options.get(term)
    if (option !== undefined) json += json === '' ? option : `,${option}`
  }
  return json
}

/** One list names a value once, another may name it again. */
function withoutRepeats(lists: readonly (readonly TermCount[])[]): Iterable<TermCount> {
  const byTerm = new Map<string, TermCount>()
  for (const list of lists) for (const bucket of list) if (!byTerm.has(bucket.term)) byTerm.set(bucket.term, bucket)
  return byTerm.values()
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
    else if (count.buckets.length > 0 && !known.includes(count.buckets)) known.push(count.buckets)
  }
  return lists
}
