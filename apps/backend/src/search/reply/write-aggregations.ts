import type { FacetCount, FacetRange } from '@mantel/search'
import type { WireFacet } from '../wire-query.ts'
import type { ReplyWriter } from './byte-writer.ts'
import { type TermsCount, textsOf } from './count-texts.ts'

/** Writes facet counts in the aggregation format of Elasticsearch. A facet that exceeded the budget is left out. */
export function writeAggregations(
  writer: ReplyWriter,
  facets: readonly WireFacet[],
  counts: ReadonlyMap<string, FacetCount>,
): void {
  let separator = '{'
  for (const facet of facets) {
    const count = counts.get(facet.name)
    if (!count) continue
    writer.text(separator).text(JSON.stringify(facet.name)).text(':')
    writeFacet(writer, facet, count)
    separator = ','
  }
  writer.text(separator === '{' ? '{}' : '}')
}

function writeFacet(writer: ReplyWriter, { facet, end }: WireFacet, count: FacetCount): void {
  switch (count.kind) {
    case 'terms':
      textsOf(count).buckets.write(writer, () => termsJson(count))
      return
    case 'ranges': {
      const ranges = facet.kind === 'ranges' ? facet.ranges : []
      const buckets = ranges.map((range, at) => ({ key: rangeKey(range), ...range, doc_count: count.counts[at] }))
      writer.text(JSON.stringify({ buckets }))
      return
    }
    case 'extent':
      writer.text(`{"value":${end === 'min' ? count.min : count.max}}`)
  }
}

function termsJson(count: TermsCount): string {
  let buckets = ''
  for (const { term, count: documents } of count.buckets) {
    if (buckets !== '') buckets += ','
    buckets += bucketHead(term) + documents
    buckets += '}'
  }
  return `{"doc_count_error_upper_bound":0,"sum_other_doc_count":${count.others},"buckets":[${buckets}]}`
}

/** The JSON of a bucket before its count, by term: facets show the same terms again and again. */
const heads = new Map<string, string>()
const maxCachedHeads = 20_000

function bucketHead(term: string): string {
  const cached = heads.get(term)
  if (cached !== undefined) return cached
  if (heads.size >= maxCachedHeads) heads.clear()
  const head = `{${keyJson(term)},"doc_count":`
  heads.set(term, head)
  return head
}

const wholeNumber = /^-?(?:0|[1-9]\d{0,14})$/

/** The key of a bucket: numbers as JSON numbers, booleans as 1 and 0 with key_as_string. */
function keyJson(term: string): string {
  if (wholeNumber.test(term)) return `"key":${term}`
  if (term === 'true' || term === 'false') return `"key":${term === 'true' ? 1 : 0},"key_as_string":"${term}"`
  const number = Number(term)
  return `"key":${term !== '' && String(number) === term && Number.isFinite(number) ? term : JSON.stringify(term)}`
}

/** '50.0-100.0'; this key is also the filter value in page URLs. */
function rangeKey({ from, to }: FacetRange): string {
  return `${edge(from)}-${edge(to)}`
}

function edge(value: number | undefined): string {
  if (value === undefined) return '*'
  return Number.isInteger(value) ? value.toFixed(1) : String(value)
}
