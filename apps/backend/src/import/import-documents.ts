import { type Db, refreshStatistics, withExclusiveLock } from '../platform/db/index.ts'
import { createAnnouncer } from './announce.ts'
import type { Problem } from './draft.ts'
import { documentKinds } from './kinds.ts'
import { type ImportPlan, type PlannedRow, planImport } from './plan-import.ts'
import type { ImportRow } from './read-rows.ts'
import type { ImportTarget } from './recognise.ts'
import { createReport, type ImportReport } from './report.ts'
import { createRowSpool, type RowSpool } from './row-spool.ts'
import { type StagedRow, stageRow } from './staged-row.ts'
import { type BatchEntry, type BatchResult, writeBatch } from './write-batch.ts'

export type ImportInput = ImportTarget & {
  rows: AsyncIterable<ImportRow>
  /** Validates everything against the database without writing. */
  dryRun?: boolean
  /**
   * Rows per transaction: smaller batches are slower, larger ones block the embedded database for too long. The size
   * does not change the result.
   */
  batchSize?: number
  onProblem?(problem: Problem): void
  /** Called after each batch. */
  onProgress?(report: ImportReport): void
  signal?: AbortSignal
}

const defaultBatchSize = 250
const batchCharacters = 2_000_000
/**
 * Number of changes after which table statistics are refreshed; otherwise the query planner uses those of smaller
 * tables.
 */
const statisticsAfter = 500

/**
 * Imports documents into the stores: reads all rows, plans, and writes them in batches, each in one transaction. The
 * order of the rows does not matter. A repeated import, also after a crash, produces the same catalogue. Invalid rows
 * are reported and skipped. One import writes at a time: its plan would be wrong after the batches of another one.
 * Throws ImportRunningError if another import is running.
 */
export async function importDocuments(ctx: { db: Db }, input: ImportInput): Promise<ImportReport> {
  if (input.dryRun) return importAll(ctx, input)
  const done = await withExclusiveLock(ctx.db, 'import', () => importAll(ctx, input))
  if (!done) throw new ImportRunningError()
  return done.result
}

export class ImportRunningError extends Error {
  constructor() {
    super('Another import is running in this shop. Start this one again when it has finished.')
  }
}

async function importAll(ctx: { db: Db }, input: ImportInput): Promise<ImportReport> {
  const { dryRun = false, onProblem, onProgress, signal } = input
  const report = createReport(dryRun)
  const startedAt = performance.now()
  const spool = createRowSpool()
  const changed = createChangeCounter()
  function reportProblem(problem: Problem): void {
    report[problem.severity === 'error' ? 'errors' : 'warnings']++
    onProblem?.(problem)
  }
  function settle(entries: readonly BatchEntry[], result: BatchResult): void {
    for (const problem of result.problems) reportProblem(problem)
    for (const { row } of entries)
      if (!result.rejected.includes(row)) report.written[row.type] = (report.written[row.type] ?? 0) + 1
    report.changed = changed.add(result.changed)
    report.seconds = (performance.now() - startedAt) / 1000
    report.peakBytes = process.resourceUsage().maxRSS * 1024
    onProgress?.(report)
  }

  try {
    const staged = await stageRows(input, spool, report, reportProblem)
    const { plan, rows, problems } = await planImport(ctx.db, signal?.aborted ? [] : staged, dryRun)
    for (const problem of problems) reportProblem(problem)
    const announcer = createAnnouncer()
    /** The batch that is being written while the next one is prepared. */
    let writing: Promise<void> = Promise.resolve()
    for (const batch of batchesOf(rows, input.batchSize ?? defaultBatchSize)) {
      const entries = await prepare(batch, plan, spool)
      await writing
      if (signal?.aborted) break
      writing = inBackground(writeBatch(ctx.db, entries, { plan, announcer }).then((result) => settle(entries, result)))
    }
    await writing
    report.aborted = signal?.aborted ?? false
    if (!dryRun) await announcer.allWritten(ctx.db)
    if (!dryRun && report.changed > statisticsAfter) await refreshStatistics(ctx.db)
    return report
  } finally {
    await spool.close()
  }
}

async function stageRows(
  input: ImportInput,
  spool: RowSpool,
  report: ImportReport,
  reportProblem: (problem: Problem) => void,
): Promise<StagedRow[]> {
  const staged: StagedRow[] = []
  for await (const row of input.rows) {
    if (input.signal?.aborted) break
    report.read++
    const one = await stageRow(row, input, spool, reportProblem)
    if (one) staged.push(one)
  }
  return staged
}

function* batchesOf(rows: readonly PlannedRow[], batchSize: number): Generator<PlannedRow[]> {
  let batch: PlannedRow[] = []
  let characters = 0
  for (const planned of rows) {
    batch.push(planned)
    characters += planned.row.size
    if (batch.length < batchSize && characters < batchCharacters) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/** Reads the documents again and completes them, now with their final ids. */
async function prepare(batch: readonly PlannedRow[], plan: ImportPlan, spool: RowSpool): Promise<BatchEntry[]> {
  const entries: BatchEntry[] = []
  for (const { row, id } of batch) {
    const { type, view, viewIndex, hitId, facts } = row
    const source = JSON.parse(await spool.read(row.spooled))
    const result = documentKinds[type].draft(source, hitId, view, plan.ids)
    if (!result.ok) throw new Error(`${type} ${row.name} is no longer valid: ${result.reason}`)
    const refersTo = type === 'product' ? plan.products.variantsOf(viewIndex, id) : [facts.productId ?? 0]
    entries.push({ id, viewIndex, row, draft: result.draft, refersTo })
  }
  return entries
}

/** Counts each changed document once, although several batches may change it. */
function createChangeCounter() {
  const idsByGroup = new Map<string, Set<number>>()
  let count = 0
  return {
    add(changes: BatchResult['changed']): number {
      for (const { storeCode, type, ids } of changes) {
        const key = `${storeCode} ${type}`
        const knownIds = idsByGroup.get(key) ?? new Set()
        idsByGroup.set(key, knownIds)
        count -= knownIds.size
        for (const id of ids) knownIds.add(id)
        count += knownIds.size
      }
      return count
    },
  }
}

/** The promise is awaited later; until then a failure must not be reported as an unhandled rejection. */
function inBackground(work: Promise<void>): Promise<void> {
  work.catch(() => {})
  return work
}
