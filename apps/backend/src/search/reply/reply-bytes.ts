import type { CatalogType } from '@mantel/contract'
import type { EngineResult } from '../../platform/search/query.ts'

/** What a reply is made of; documents are bytes already and only joined. */
export type ReplyParts = {
  index: string
  type: CatalogType
  /** Whole milliseconds. */
  took: number
  result: EngineResult
  /** Beside the result's ids; null for a document that cannot be had now. */
  documents: readonly (Buffer | null)[]
  aggregations: string | null
  attributeMetadata: string | null
}

/** Form A: as a search engine answers. */
export function standardReply({ index, type, took, result, documents, ...rest }: ReplyParts): Buffer {
  const head = `{"_index":${JSON.stringify(index)},"_type":"${type}","_id":"`
  const pieces: (string | Buffer)[] = [
    `{"took":${took},"timed_out":${result.timedOut},"_shards":{"total":5,"successful":5,"failed":0},` +
      `"hits":{"total":${result.total},"max_score":${result.bestScore},"hits":[`,
  ]
  let comma = ''
  for (const [at, document] of documents.entries()) {
    if (!document) continue
    pieces.push(`${comma}${head}${result.ids[at]}","_score":${result.scores[at]},"_source":`, document, '}')
    comma = ','
  }
  pieces.push(`]}${counts(rest)}}`)
  return joined(pieces)
}

/** Form B: the documents themselves, with short names; the score stands among their fields. */
export function compactReply({ result, documents, ...rest }: ReplyParts): Buffer {
  const pieces: (string | Buffer)[] = ['{"hits":[']
  let comma = ''
  for (const [at, document] of documents.entries()) {
    if (!document) continue
    const more = document.length > 2 ? ',' : ''
    pieces.push(`${comma}{"_score":${result.scores[at]}${more}`, document.subarray(1))
    comma = ','
  }
  pieces.push(`],"total":${result.total}${result.timedOut ? ',"timed_out":true' : ''}${counts(rest)}}`)
  return joined(pieces)
}

function counts({ aggregations, attributeMetadata }: Pick<ReplyParts, 'aggregations' | 'attributeMetadata'>): string {
  const facets = aggregations === null ? '' : `,"aggregations":${aggregations}`
  return attributeMetadata === null ? facets : `${facets},"attribute_metadata":${attributeMetadata}`
}

/** All in one piece of memory, each byte written once. */
function joined(pieces: readonly (string | Buffer)[]): Buffer {
  let length = 0
  for (const piece of pieces) length += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length
  const whole = Buffer.allocUnsafe(length)
  let at = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') at += whole.write(piece, at)
    else {
      whole.set(piece, at)
      at += piece.length
    }
  }
  return whole
}
