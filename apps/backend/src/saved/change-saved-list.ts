import { applySavedChange, type SavedChange, type SavedList } from '@mantel/domain/saved'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { findKnownSkus, lockSavedList, type SavedListRow, writeSavedList } from './saved.repository.ts'

/**
 * The number of applied change ids that are kept. A device may repeat a change days later; after this many other changes, the repetition
 * is no longer recognised.
 */
const maxApplied = 400

/**
 * Applies the changes that were not applied before, in their order. Products that the shop does not have and those above the limit are
 * left out: the reply shows the list as it is.
 */
export function changeSavedList(
  ctx: Ctx,
  customerId: number,
  list: SavedList,
  changes: readonly SavedChange[],
): Promise<SavedListRow> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockSavedList(tx, customerId, list, ctx.now())
    const done = new Set(before.applied)
    const added = changes.filter(({ type }) => type === 'add').map(({ sku }) => sku)
    const knownSkus = await findKnownSkus(tx, [...new Set(added)])
    let skus: readonly string[] = before.skus
    for (const change of changes) {
      if (done.has(change.id)) continue
      done.add(change.id)
      if (change.type === 'remove' || knownSkus.has(change.sku)) skus = applySavedChange(list, skus, change)
    }
    if (done.size === before.applied.length) return before
    const after = {
      ...before,
      version: before.version + 1,
      skus: [...skus],
      applied: [...done].slice(-maxApplied),
      changed_at: ctx.now(),
    }
    await writeSavedList(tx, customerId, list, after)
    return after
  })
}
