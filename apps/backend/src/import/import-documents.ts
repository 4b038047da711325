import { type Db, refreshStatistics } from '../platform/db/index.ts'
import { createAnnouncer } from './announce.ts'
import type { Problem } from './draft.ts'
import { kinds } from './kinds.ts'
import type { ImportRow } from './read-rows.ts'
import { recognise, type Target } from './recognise.ts'
import { createReport, type ImportReport } from './report.ts'
import { type BatchEntry, type BatchResult, writeBatch } from './write-batch.ts'

export type ImportInput = Target & {
  rows: AsyncIterable<ImportRow>
  /** Validates everything against the database without writing. */
  dryRun?: boolean
  onProblem?(problem: Problem): void
  /** Called after each batch. */
  onProgress?(report: ImportReport): void
  signal?: AbortSignal
}

/** Rows per transaction: smaller batches are slower, larger ones block the embedded database for too long. */
const batchSize = 250
const batchCharacters = 2_000_000
/**
 * Number of changes after which table statistics are refreshed; otherwise the query planner uses those of smaller
 * tables.
 */
const statisticsAfter = 500
/** Maximum number of reviews that wait for their products. */
const maxWaiting = 20_000

/**
 * Imports documents into the stores in batches, each in one transaction. A repeated import, also after a crash,
 * produces the same catalogue. Invalid rows are reported and skipped.
 */
export async function importDocuments(ctx: { db: Db }, input: ImportInput): Promise<ImportReport> {
  const { rows, dryRun = false, onProblem, onProgress, signal } = input
  const report = createReport(dryRun)
  const announcer = createAnnouncer()
  const promised = createPromisedIds(dryRun)
  const waiting: BatchEntry[] = []
  let batch: BatchEntry[] = []
  let characters = 0
  /** The batch that is being written while the next one is read. */
  let writing: Promise<void> = Promise.resolve()

  function reportProblem(problem: Problem): void {
    report[problem.severity === 'error' ? 'errors' : 'warnings']++
    onProblem?.(problem)
  }

  async function flush(entries: readonly BatchEntry[], isLast: boolean): Promise<void> {
    const result = await writeBatch(ctx.db, entries, announcer, dryRun)
    settle(entries, result, isLast)
    report.seconds = (performance.now() - startedAt) / 1000
    report.peakBytes = process.resourceUsage().maxRSS * 1024
    onProgress?.(report)
  }

  function settle(entries: readonly BatchEntry[], { problems, waits, changed }: BatchResult, isLast: boolean): void {
    const failed = new Set(problems.filter(({ severity }) => severity === 'error').map(({ row }) => row))
    for (const problem of problems) reportProblem(problem)
    for (const entry of entries) {
      const reason = waits.get(entry)
      if (failed.has(entry.row)) continue
      if (reason === undefined || promised.has(entry))
        report.written[entry.type] = (report.written[entry.type] ?? 0) + 1
      else if (isLast || waiting.length >= maxWaiting) reportProblem({ ...placeOf(entry), severity: 'error', reason })
      else waiting.push(entry)
    }
    report.changed += changed
  }

  const startedAt = performance.now()
  for await (const row of rows) {
    if (signal?.aborted) break
    report.read++
    const entry = complete(row, input, reportProblem)
    if (!entry) continue
    const clash = promised.note(entry)
    if (clash) {
      reportProblem({ ...placeOf(entry), severity: 'error', reason: clash })
      continue
    }
    batch.push(entry)
    characters += 'size' in row ? (row.size ?? 0) : 0
    if (batch.length < batchSize && characters < batchCharacters) continue
    await writing
    writing = inBackground(flush(batch, false))
    batch = []
    characters = 0
  }
  await writing
  report.aborted = signal?.aborted ?? false
  if (!report.aborted) {
    if (batch.length > 0) await flush(batch, false)
    for (let from = 0; from < waiting.length; from += batchSize)
      await flush(waiting.slice(from, from + batchSize), true)
  }
  if (!dryRun) {
    await announcer.allWritten(ctx.db)
    if (report.changed > statisticsAfter) await refreshStatistics(ctx.db)
  }
  return report
}

/** The promise is awaited later; until then a failure must not be reported as an unhandled rejection. */
function inBackground(work: Promise<void>): Promise<void> {
  work.catch(() => {})
  return work
}

/** The completed entry of a row; undefined if it is invalid, after reporting the reason. */
function complete(row: ImportRow, target: Target, reportProblem: (problem: Problem) => void): BatchEntry | undefined {
  if ('broken' in row) {
    reportProblem({ row: row.row, severity: 'error', reason: row.broken })
    return undefined
  }
  const found = recognise(row.value, target)
  if ('reason' in found) {
    reportProblem({ row: row.row, severity: 'error', reason: found.reason })
    return undefined
  }
  const { type, view, source, hitId } = found
  const result = kinds[type].draft(source, hitId, view)
  const name = String(source.sku ?? source.attribute_code ?? source.identifier ?? source.id ?? hitId ?? '')
  if (!result.ok) {
    reportProblem({ row: row.row, type, name, severity: 'error', reason: result.reason })
    return undefined
  }
  for (const reason of result.warnings) reportProblem({ row: row.row, type, name, severity: 'warning', reason })
  return { row: row.row, type, name, storeCode: view.code, draft: result.draft }
}

function placeOf({ row, type, name }: BatchEntry): Pick<Problem, 'row' | 'type' | 'name'> {
  return { row, type, name }
}

/** A dry run writes nothing, so it has to remember the ids that later rows may refer to. */
function createPromisedIds(dryRun: boolean) {
  const idBySku = new Map<string, number>()
  const ids = new Set<number>()
  return {
    /** The reason why the entry conflicts with an earlier row, if it does. */
    note({ type, draft }: BatchEntry): string | undefined {
      if (!dryRun || type !== 'product') return undefined
      const { product } = draft as { product: { id: number; sku: string } }
      const holder = idBySku.get(product.sku)
      if (holder !== undefined && holder !== product.id) return `sku is already used by product ${holder}`
      idBySku.set(product.sku, product.id)
      ids.add(product.id)
      return undefined
    },
    has: ({ type, draft }: BatchEntry): boolean =>
      type === 'review' && ids.has((draft as { productId: number }).productId),
  }
}
