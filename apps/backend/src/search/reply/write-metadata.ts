import type { FacetCount } from '../../platform/search/facets.ts'
import type { AttributeMetadata } from '../attribute-metadata.ts'
import type { WireFacet } from '../wire-query.ts'
import type { ByteWriter } from './byte-writer.ts'
import { type TermsCount, textsOf } from './count-texts.ts'
import { KeptText } from './kept-text.ts'

/** One record for each attribute that was counted, with the options that stand in its buckets. */
export function writeMetadata(
  writer: ByteWriter,
  facets: readonly WireFacet[],
  counts: ReadonlyMap<string, FacetCount>,
  attributes: ReadonlyMap<string, AttributeMetadata>,
): void {
  let separator = '['
  for (const [attribute, [count, other, ...more]] of countsByAttribute(facets, counts, attributes)) {
    writer.text(separator).text(attribute.head).text(',"options":[')
    if (more.length > 0) writer.text(optionsJson(attribute, [count, other as TermsCount, ...more]))
    else
      optionsText(attribute, count, other).write(writer, () => optionsJson(attribute, other ? [count, other] : [count]))
    writer.text(']}')
    separator = ','
  }
  writer.text(separator === '[' ? '[]' : ']')
}

function optionsText(attribute: AttributeMetadata, count: TermsCount, other: TermsCount | undefined): KeptText {
  const texts = textsOf(count)
  const known = texts.options
  if (known?.attribute === attribute && known.other === other) return known.text
  texts.options = { attribute, other, text: new KeptText() }
  return texts.options.text
}

/** One list names a value once, another may name it again. */
function optionsJson({ options }: AttributeMetadata, [first, ...others]: TermsOfOne): string {
  let json = ''
  const add = (term: string) => {
    const option = options.get(term)
    if (option !== undefined) json += json === '' ? option : `,${option}`
  }
  for (const { term } of first.buckets) add(term)
  if (others.length === 0) return json
  const named = new Set<string>()
  for (const { term } of first.buckets) named.add(term)
  for (const { buckets } of others) {
    for (const { term } of buckets) {
      if (named.has(term)) continue
      named.add(term)
      add(term)
    }
  }
  return json
}

type TermsOfOne = [TermsCount, ...TermsCount[]]

/** Own values and those of variants may be two facets of one attribute. */
function countsByAttribute(
  facets: readonly WireFacet[],
  counts: ReadonlyMap<string, FacetCount>,
  attributes: ReadonlyMap<string, AttributeMetadata>,
): Map<AttributeMetadata, TermsOfOne> {
  const lists = new Map<AttributeMetadata, TermsOfOne>()
  for (const { name, facet } of facets) {
    const count = counts.get(name)
    if (facet.kind !== 'terms' || count?.kind !== 'terms') continue
    const [field] = facet.fields
    const attribute = attributes.get(field) ?? attributes.get(field.replace(/_options$/, ''))
    if (!attribute) continue
    const known = lists.get(attribute)
    if (!known) lists.set(attribute, [count])
    else if (count.buckets.length > 0 && !known.includes(count)) known.push(count)
  }
  return lists
}
