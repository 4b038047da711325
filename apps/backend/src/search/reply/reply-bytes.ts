import type { CatalogType } from '@mantel/contract'
import type { EngineResult } from '@mantel/search'
import type { AttributeMetadata } from '../attribute-metadata.ts'
import type { WireFacet } from '../wire-query.ts'
import { ByteWriter, type ReleasableBytes, type ReplyWriter } from './byte-writer.ts'
import { writeAggregations } from './write-aggregations.ts'
import { writeMetadata } from './write-metadata.ts'

/** The parts of a reply; documents are already serialised. */
export type ReplyParts = {
  index: string
  type: CatalogType
  /** Duration of the search in whole milliseconds. */
  took: number
  result: EngineResult
  /** The documents in the order of the result's ids; null for a document that is currently unavailable. */
  documents: readonly (Buffer | null)[]
  facets: readonly WireFacet[]
  /** Null if facets do not belong to attributes. */
  attributes: ReadonlyMap<string, AttributeMetadata> | null
}

/** Replies are written synchronously, so they can share one writer. */
const sharedWriter = new ByteWriter()

export function replyBytes(parts: ReplyParts, compact: boolean): ReleasableBytes {
  writeReply(sharedWriter, parts, compact)
  return sharedWriter.take()
}

export function writeReply(writer: ReplyWriter, parts: ReplyParts, compact: boolean): void {
  if (compact) writeCompact(writer, parts)
  else writeStandard(writer, parts)
}

/** The reply format of Elasticsearch. */
function writeStandard(writer: ReplyWriter, parts: ReplyParts): void {
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
  writeCounts(writer, parts)
  writer.text('}')
}

/** The compact reply format: a plain list of documents with short names; the score is one of their fields. */
function writeCompact(writer: ReplyWriter, parts: ReplyParts): void {
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
  writeCounts(writer, parts)
  writer.text('}')
}

function writeCounts(writer: ReplyWriter, { facets, attributes, result }: ReplyParts): void {
  if (facets.length === 0) return
  writer.text(',"aggregations":')
  writeAggregations(writer, facets, result.facets)
  if (!attributes) return
  writer.text(',"attribute_metadata":')
  writeMetadata(writer, facets, result.facets, attributes)
}
