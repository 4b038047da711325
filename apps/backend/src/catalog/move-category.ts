import { type Refusal, refuse } from '@mantel/contract'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import { below } from './readdress.ts'
import { readdressSubtree } from './readdress-subtree.ts'
import { hangCategory, listAncestors, listSubtree, lockTree } from './rename.repository.ts'
import { readCategoryPaths } from './url-path.repository.ts'

/** Hangs a category, with all below it, under another one, in every store. Addresses follow; old ones keep leading there. */
export function moveCategory(
  ctx: { db: Db; roots: readonly number[]; now(): Date },
  input: { id: number; parentId: number },
): Promise<{ ok: true; id: number } | Refusal<'category_unknown' | 'category_below_itself'>> {
  const { id, parentId } = input
  return inTransaction(ctx.db, async (tx) => {
    await lockTree(tx)
    const subtree = await listSubtree(tx, id)
    const parent = await listSubtree(tx, parentId)
    if (subtree.length === 0 || parent.length === 0) return refuse('category_unknown')
    if (subtree.includes(parentId)) return refuse('category_below_itself')
    const left = await listAncestors(tx, id)
    await hangCategory(tx, id, parentId)
    // A store's root has an address of its own, but nothing stands below it in an address.
    const parentPaths = ctx.roots.includes(parentId) ? [] : await readCategoryPaths(tx, [parentId])
    const pathIn = new Map(parentPaths.map(({ storeCode, path }) => [storeCode, path]))
    await readdressSubtree(tx, subtree, (path, storeCode) => below(pathIn.get(storeCode) ?? null, path), {
      updatedAt: wireTime(ctx.now()),
    })
    const around = new Set([...left, ...(await listAncestors(tx, id))])
    await emit(tx, { type: 'category.changed', ids: [...around], isOnlyChildren: true })
    await emit(tx, { type: 'category.changed', ids: subtree })
    return { ok: true, id }
  })
}
