import { createHash } from 'node:crypto'
import type { CatalogType, ProductType } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { cleanText } from './clean-text.ts'
import type { Problem } from './draft.ts'
import { documentKinds } from './kinds.ts'
import type { ImportRow } from './read-rows.ts'
import { type ImportTarget, recogniseDocument } from './recognise.ts'
import type { RowSpool } from './row-spool.ts'
import type { StockFact } from './stock-draft.ts'
import { type Fields, toDate, toNumber } from './values.ts'

/** The data of a document that the import plan needs; the document itself is stored in the row spool. */
export type StagedFacts = {
  /** Provisional until the plan has compared it with other documents and with the database. */
  id: number
  /** The requested URL path, if documents of the type have one. */
  urlPath?: string | null
  parentId?: number | null
  attributeCode?: string
  /** Only for reviews: the product that the review is about. */
  productId?: number
  reviewDigest?: string
  product?: ProductFacts
}

export type ProductFacts = {
  sku: string
  typeId: ProductType
  givenId: number | null
  stock: StockFact
  children: readonly { sku: string; givenId: number | null; stock: StockFact }[]
}

export type StagedRow = {
  row: number
  line?: number
  type: CatalogType
  /** SKU, code or id, for messages. */
  name: string
  view: StoreView
  /** Position of the store in the shop's list. */
  viewIndex: number
  hitId: unknown
  facts: StagedFacts
  /** Decide between two documents of the same entity: the newer one wins, otherwise the greater digest. */
  changedAt: number
  digest: string
  /** Number of the document in the spool, and its size. */
  spooled: number
  size: number
}

/** Validates a row and stores its document in the spool; undefined if it is invalid, after reporting the reason. */
export async function stageRow(
  row: ImportRow,
  target: ImportTarget,
  spool: RowSpool,
  reportProblem: (problem: Problem) => void,
): Promise<StagedRow | undefined> {
  const refuse = (problem: Omit<Problem, 'row' | 'severity'>) =>
    reportProblem({ ...problem, row: row.row, line: row.line, severity: 'error' })
  if ('broken' in row) {
    refuse({ reason: row.broken })
    return undefined
  }
  const found = recogniseDocument(row.value, target)
  if ('reason' in found) {
    refuse({ reason: found.reason })
    return undefined
  }
  const { type, view, hitId } = found
  const { source, text, wasCleaned } = storable(found.source)
  const result = documentKinds[type].draft(source, hitId, view)
  const name = String(source.sku ?? source.attribute_code ?? source.identifier ?? source.id ?? hitId ?? '')
  if (!result.ok) {
    refuse({ type, name, reason: result.reason })
    return undefined
  }
  const warnings = wasCleaned
    ? [...result.warnings, 'removed characters that the database cannot store']
    : result.warnings
  for (const reason of warnings)
    reportProblem({ row: row.row, line: row.line, type, name, severity: 'warning', reason })
  return {
    row: row.row,
    line: row.line,
    type,
    name,
    view,
    hitId,
    viewIndex: target.views.indexOf(view),
    facts: documentKinds[type].facts(result.draft),
    changedAt: toDate(source.updated_at)?.getTime() ?? toNumber(source.tsk) ?? 0,
    digest: createHash('sha1').update(text).digest('base64'),
    spooled: await spool.add(text),
    size: text.length,
  }
}

/** The document without the characters that the database cannot store. */
function storable(source: Fields): { source: Fields; text: string; wasCleaned: boolean } {
  const text = JSON.stringify(source)
  if (!/\\u(0000|d[89a-f])/i.test(text)) return { source, text, wasCleaned: false }
  const cleaned = cleanText(source) as Fields
  const cleanedText = JSON.stringify(cleaned)
  return { source: cleaned, text: cleanedText, wasCleaned: cleanedText !== text }
}

/** Where a problem with this row occurred, for the report. */
export function problemLocation({ row, line, type, name }: StagedRow): Pick<Problem, 'row' | 'line' | 'type' | 'name'> {
  return { row, line, type, name }
}
