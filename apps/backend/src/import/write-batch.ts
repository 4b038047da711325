import type { CatalogType } from '@mantel/contract'
import { type Db, inTransaction, sqlStateOf } from '../platform/db/index.ts'
import type { createAnnouncer } from './announce.ts'
import { cleanText } from './clean-text.ts'
import type { Entry, Problem } from './draft.ts'
import { kindNames, kinds } from './kinds.ts'

export type BatchEntry = Entry & { type: CatalogType; name: string; storeCode: string }

export type BatchResult = {
  problems: Problem[]
  /** Entries that refer to missing documents, with the reason. */
  waits: Map<BatchEntry, string>
  changed: number
}

type Announcer = ReturnType<typeof createAnnouncer>

/**
 * Writes the entries in one transaction. If the database rejects one of them, the batch is halved until only that
 * entry is left out; it is then retried without the characters that cannot be stored.
 */
export async function writeBatch(
  db: Db,
  entries: readonly BatchEntry[],
  announcer: Announcer,
  dryRun: boolean,
): Promise<BatchResult> {
  try {
    return await writeAll(db, entries, announcer, dryRun)
  } catch (error) {
    if (!isAboutData(error)) throw error
    const [first] = entries
    if (entries.length > 1) {
      const middle = Math.ceil(entries.length / 2)
      const halves = [entries.slice(0, middle), entries.slice(middle)]
      const results: BatchResult[] = []
      for (const half of halves) results.push(await writeBatch(db, half, announcer, dryRun))
      return mergeResults(results)
    }
    return first ? writeCleaned(db, first, announcer, dryRun) : mergeResults([])
  }
}

async function writeCleaned(db: Db, entry: BatchEntry, announcer: Announcer, dryRun: boolean): Promise<BatchResult> {
  const { row, type, name } = entry
  try {
    const result = await writeAll(db, [{ ...entry, draft: cleanText(entry.draft) }], announcer, dryRun)
    const reason = 'removed characters that the database cannot store'
    return { ...result, problems: [...result.problems, { row, type, name, severity: 'warning', reason }] }
  } catch (error) {
    if (!isAboutData(error)) throw error
    const reason = `rejected by the database: ${error instanceof Error ? error.message : error}`
    return { problems: [{ row, type, name, severity: 'error', reason }], waits: new Map(), changed: 0 }
  }
}

async function writeAll(
  db: Db,
  entries: readonly BatchEntry[],
  announcer: Announcer,
  dryRun: boolean,
): Promise<BatchResult> {
  try {
    return await inTransaction(db, async (tx) => {
      const results: BatchResult[] = []
      for (const type of kindNames) {
        const ofType = entries.filter((entry) => entry.type === type)
        for (const [storeCode, group] of Map.groupBy(ofType, (entry) => entry.storeCode)) {
          const { changed, problems, waiting = [] } = await kinds[type].write(tx, storeCode, group)
          if (!dryRun) await announcer.batchWritten(tx, storeCode, type, changed)
          const reasons = new Map(waiting.map(({ row, reason }) => [row, reason]))
          results.push({
            problems: problems.map((problem) => ({ ...problem, type })),
            waits: new Map(
              group.flatMap((entry) => (reasons.has(entry.row) ? [[entry, reasons.get(entry.row) ?? '']] : [])),
            ),
            changed: changed.length,
          })
        }
      }
      const result = mergeResults(results)
      if (dryRun) throw new DryRunRollback(result)
      return result
    })
  } catch (error) {
    if (error instanceof DryRunRollback) return error.result
    throw error
  }
}

/** Thrown to roll back a dry run. */
class DryRunRollback extends Error {
  readonly result: BatchResult

  constructor(result: BatchResult) {
    super('dry run')
    this.result = result
  }
}

function mergeResults(results: readonly BatchResult[]): BatchResult {
  return {
    problems: results.flatMap(({ problems }) => problems),
    waits: new Map(results.flatMap(({ waits }) => [...waits])),
    changed: results.reduce((sum, { changed }) => sum + changed, 0),
  }
}

/** Data exceptions, constraint violations and engine limits; not a lost connection or a full disk. */
function isAboutData(error: unknown): boolean {
  return /^(22|23|54)/.test(sqlStateOf(error) ?? '')
}
