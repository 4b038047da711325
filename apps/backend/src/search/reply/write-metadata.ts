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
  for (const [attribute, lists] of bucketsByAttribute(facets, counts, attributes)) {
    const [only, ...others] = lists
    const options = only && others.length === 0 ? keptOptions(attribute, only) : optionsJson(attribute, lists.flat())
    writer.text(separator).text(attribute.head).text(',"options":[').bytes(options).text(']}')
    separator = ','
  }
  writer.text(separator === '[' ? '[]' : ']')
}

/** The engine keeps buckets that are asked for again; so is what the options in them look like. */
const written = new WeakMap<TermCount[], { attribute: AttributeMetadata; json: Buffer }>()

function keptOptions(attribute: AttributeMetadata, buckets: TermCount[]): Buffer {
  const known = written.get(buckets)
  if (known?.attribute === attribute) return known.json
  const json = optionsJson(attribute, buckets)
  written.set(buckets, { attribute, json })
  return json
}

function optionsJson({ options }: AttributeMetadata, buckets: readonly TermCount[]): Buffer {
  let json = ''
  for (const term of new Set(buckets.map((bucket) => bucket.term))) {
    const option = options.get(term)
    if (option !== undefined) json += json === '' ? option : `,${option}`
  }
  return Buffer.from(json)
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
