import { type Refusal, refuse } from '@mantel/contract'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import { changeSubtreePaths } from './change-subtree-paths.ts'
import { listAncestors, listSubtree, lockCategoryTree, setCategoryParent } from './rename.repository.ts'
import { readCategoryPaths } from './url-path.repository.ts'
import { pathBelow } from './url-paths.ts'

/** Moves a category with its subtree below another one, in every store. URLs change with it; old ones redirect. */
export function moveCategory(
  ctx: { db: Db; roots: readonly number[]; now(): Date },
  input: { id: number; parentId: number },
): Promise<{ ok: true; id: number } | Refusal<'category_unknown' | 'category_below_itself'>> {
  const { id, parentId } = input
  return inTransaction(ctx.db, async (tx) => {
    await lockCategoryTree(tx)
    const subtree = await listSubtree(tx, id)
    const parent = await listSubtree(tx, parentId)
    if (subtree.length === 0 || parent.length === 0) return refuse('category_unknown')
    if (subtree.includes(parentId)) return refuse('category_below_itself')
    const oldAncestors = await listAncestors(tx, id)
    await setCategoryParent(tx, id, parentId)
    // A store's root category has a URL, but it is not part of its children's URLs.
    const parentPaths = ctx.roots.includes(parentId) ? [] : await readCategoryPaths(tx, [parentId])
    const parentPathIn = new Map(parentPaths.map(({ storeCode, path }) => [storeCode, path]))
    await changeSubtreePaths(tx, subtree, (path, storeCode) => pathBelow(parentPathIn.get(storeCode) ?? null, path), {
      updatedAt: wireTime(ctx.now()),
    })
    const ancestors = new Set([...oldAncestors, ...(await listAncestors(tx, id))])
    await emit(tx, { type: 'category.changed', ids: [...ancestors], isOnlyChildren: true })
    await emit(tx, { type: 'category.changed', ids: subtree })
    return { ok: true, id }
  })
}
