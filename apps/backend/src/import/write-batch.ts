import type { CatalogType } from '@mantel/contract'
import { type Db, inTransaction, retryConflicts, sqlStateOf } from '../platform/db/index.ts'
import { lockStockOfProducts } from '../stock/index.ts'
import type { createAnnouncer } from './announce.ts'
import type { DocumentToWrite, Problem } from './draft.ts'
import { documentKindNames, documentKinds } from './kinds.ts'
import { moveProducts } from './move-products.repository.ts'
import { type ImportPlan, settlePaths } from './plan-import.ts'
import { type ProductFacts, problemLocation, type StagedRow } from './staged-row.ts'

export type BatchEntry = DocumentToWrite & { row: StagedRow; refersTo: readonly number[] }

export type BatchResult = {
  problems: Problem[]
  rejected: StagedRow[]
  /** The ids of changed documents, by store and type. */
  changed: { storeCode: string; type: CatalogType; ids: number[] }[]
}

type Context = { plan: ImportPlan; announcer: ReturnType<typeof createAnnouncer> }

/**
 * Writes the entries in one transaction. If the database rejects one of them, the batch is halved until only that
 * entry is left out. A batch that conflicts with another transaction is written again.
 */
export async function writeBatch(db: Db, entries: readonly BatchEntry[], context: Context): Promise<BatchResult> {
  try {
    return await retryConflicts(() => writeAll(db, entries, context))
  } catch (error) {
    if (!isAboutData(error)) throw error
    const [first] = entries
    if (first && entries.length === 1) {
      if (first.row.type === 'product') context.plan.rejectedProducts.add(first.id)
      const reason = `rejected by the database: ${error instanceof Error ? error.message : error}`
      return {
        problems: [{ ...problemLocation(first.row), severity: 'error', reason }],
        rejected: [first.row],
        changed: [],
      }
    }
    const middle = Math.ceil(entries.length / 2)
    const one = await writeBatch(db, entries.slice(0, middle), context)
    const other = await writeBatch(db, entries.slice(middle), context)
    return {
      problems: [...one.problems, ...other.problems],
      rejected: [...one.rejected, ...other.rejected],
      changed: [...one.changed, ...other.changed],
    }
  }
}

async function writeAll(db: Db, entries: readonly BatchEntry[], { plan, announcer }: Context): Promise<BatchResult> {
  const result: BatchResult = { problems: [], rejected: [], changed: [] }
  const moves = movesOf(entries, plan)
  try {
    await inTransaction(db, async (tx) => {
      await lockStock(tx, entries, moves)
      const movedIds = await moveProducts(tx, moves)
      if (!plan.dryRun) await announcer.productsMoved(tx, movedIds)
      for (const type of documentKindNames) {
        const ofType = entries.filter(({ row }) => row.type === type)
        for (const [storeCode, group] of Map.groupBy(ofType, ({ row }) => row.view.code)) {
          const ids = await documentKinds[type].write(tx, storeCode, group, plan)
          result.changed.push({ storeCode, type, ids })
          // The first batch with categories moves all categories that change their parent, so it announces all of them.
          const announced = type === 'category' ? [...new Set([...ids, ...plan.categories.moved])] : ids
          if (!plan.dryRun) await announcer.batchWritten(tx, storeCode, type, announced)
        }
      }
      if (plan.dryRun) throw new DryRunRollback()
    })
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error
  }
  if (!plan.dryRun) {
    for (const from of moves.keys()) plan.movedProducts.add(from)
    settlePaths(plan, entries)
  }
  return result
}

/** Locks the stock that the batch can change, in the same sequence as order placement does, so that the two cannot deadlock. */
async function lockStock(tx: Db, entries: readonly BatchEntry[], moves: ReadonlyMap<number, number>): Promise<void> {
  const written = entries.flatMap(({ id, row, refersTo }) =>
    row.facts.product && saysStock(row.facts.product) ? [id, ...refersTo] : [],
  )
  await lockStockOfProducts(tx, [...new Set([...written, ...moves.keys(), ...moves.values()])])
}

function saysStock({ stock, children }: ProductFacts): boolean {
  return stock !== 'none' || children.some((child) => child.stock !== 'none')
}

/** The id changes of products in this batch, and of the products whose old ids they get, without those that an earlier batch made. */
function movesOf(entries: readonly BatchEntry[], plan: ImportPlan): Map<number, number> {
  const all = plan.products.moves
  const moves = new Map<number, number>()
  if (all.size === 0) return moves
  const sources = new Map([...all].map(([from, to]) => [to, from]))
  const pending = entries.flatMap(({ id, row, refersTo }) => (row.type === 'product' ? [id, ...refersTo] : refersTo))
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    for (const from of [id, sources.get(id)]) {
      const to = from === undefined ? undefined : all.get(from)
      if (from === undefined || to === undefined || moves.has(from)) continue
      moves.set(from, to)
      pending.push(from, to)
    }
  }
  for (const from of plan.movedProducts) moves.delete(from)
  return moves
}

/** Thrown to roll back a dry run. */
class DryRunRollback extends Error {}

/** Data exceptions, constraint violations and engine limits; not a lost connection or a full disk. */
function isAboutData(error: unknown): boolean {
  return /^(22|23|54)/.test(sqlStateOf(error) ?? '')
}
