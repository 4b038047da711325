import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import { changeSubtreePaths } from './change-subtree-paths.ts'
import { listAncestors, listSubtree, updateCategoryName } from './rename.repository.ts'
import { slugify } from './slugify.ts'
import { withLastSegment } from './url-paths.ts'

/** Renames a category of the store. Its URL and those of its subtree change with it; old ones redirect. */
export function renameCategory(
  ctx: Ctx,
  input: { id: number; name: string },
): Promise<{ ok: true; id: number } | Refusal<'category_unknown' | 'input_invalid'>> {
  const storeCode = ctx.view.code
  const name = input.name.trim()
  return inTransaction(ctx.db, async (tx) => {
    const key = slugify(name)
    if (key === '') return refuse('input_invalid', { field: 'name' })
    if (!(await updateCategoryName(tx, storeCode, input.id, { name, key }))) return refuse('category_unknown')
    const subtree = await listSubtree(tx, input.id)
    await changeSubtreePaths(tx, subtree, (path) => withLastSegment(path, key), {
      updatedAt: wireTime(ctx.now()),
      storeCodes: [storeCode],
    })
    const ancestors = await listAncestors(tx, input.id)
    await emit(tx, { type: 'category.changed', ids: ancestors, storeCode, isOnlyChildren: true })
    await emit(tx, { type: 'category.changed', ids: subtree, storeCode })
    return { ok: true, id: input.id }
  })
}
