import type { FacetCount } from '@mantel/search'
import type { AttributeMetadata } from '../attribute-metadata.ts'
import type { WireFacet } from '../wire-query.ts'
import type { ReplyWriter } from './byte-writer.ts'
import { CachedText } from './cached-text.ts'
import { type TermsCount, textsOf } from './count-texts.ts'

/** Writes one record per counted attribute, with the options of its buckets. */
export function writeMetadata(
  writer: ReplyWriter,
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

function optionsText(attribute: AttributeMetadata, count: TermsCount, other: TermsCount | undefined): CachedText {
  const texts = textsOf(count)
  const cached = texts.options
  if (cached?.attribute === attribute && cached.other === other) return cached.text
  texts.options = { attribute, other, text: new CachedText() }
  return texts.options.text
}

/** The options of the counted values. Each list contains a value at most once, but two lists may contain the same value. */
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

/** Groups facet counts by attribute: an attribute may have one facet for products' own values and one for the values of variants. */
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
    const existing = lists.get(attribute)
    if (!existing) lists.set(attribute, [count])
    else if (count.buckets.length > 0 && !existing.includes(count)) existing.push(count)
  }
  return lists
}
