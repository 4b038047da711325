import type { CatalogType } from '@mantel/contract'
import type { EngineResult } from '../../platform/search/query.ts'
import type { AttributeMetadata } from '../attribute-metadata.ts'
import type { WireFacet } from '../wire-query.ts'
import { ByteWriter, type LentBytes } from './byte-writer.ts'
import { writeAggregations } from './write-aggregations.ts'
import { writeMetadata } from './write-metadata.ts'

/** What a reply is made of; documents are bytes already. */
export type ReplyParts = {
  index: string
  type: CatalogType
  /** Whole milliseconds. */
  took: number
  result: EngineResult
  /** Beside the result's ids; null for a document that cannot be had now. */
  documents: readonly (Buffer | null)[]
  facets: readonly WireFacet[]
  /** Null where facets are not of attributes. */
  attributes: ReadonlyMap<string, AttributeMetadata> | null
}

/** Replies are written without a pause, so one writer serves all. */
const writer = new ByteWriter()

/** Form A: as a search engine answers. */
export function standardReply(parts: ReplyParts): LentBytes {
  const { index, type, took, result, documents } = parts
  writer
    .text(`{"took":${took},"timed_out":${result.timedOut},"_shards":{"total":5,"successful":5,"failed":0},`)
    .text(`"hits":{"total":${result.total},"max_score":${result.bestScore},"hits":[`)
  const head = `{"_index":${JSON.stringify(index)},"_type":"${type}","_id":"`
  let comma = ''
  for (const [at, document] of documents.entries()) {
    if (!document) continue
    writer.text(comma).text(head).text(`${result.ids[at]}","_score":${result.scores[at]},"_source":`)
    writer.bytes(document).text('}')
    comma = ','
  }
  writer.text(']}')
  writeCounts(parts)
  return writer.text('}').take()
}

/** Form B: the documents themselves, with short names; the score stands among their fields. */
export function compactReply(parts: ReplyParts): LentBytes {
  const { result, documents } = parts
  writer.text('{"hits":[')
  let comma = ''
  for (const [at, document] of documents.entries()) {
    if (!document) continue
    const more = document.length > 2 ? ',' : ''
    writer.text(comma).text(`{"_score":${result.scores[at]}${more}`).bytes(document.subarray(1))
    comma = ','
  }
  writer.text(`],"total":${result.total}${result.timedOut ? ',"timed_out":true' : ''}`)
  writeCounts(parts)
  return writer.text('}').take()
}

function writeCounts({ facets, attributes, result }: ReplyParts): void {
  if (facets.length === 0) return
  writer.text(',"aggregations":')
  writeAggregations(writer, facets, result.facets)
  if (!attributes) return
  writer.text(',"attribute_metadata":')
  writeMetadata(writer, facets, result.facets, attributes)
}
