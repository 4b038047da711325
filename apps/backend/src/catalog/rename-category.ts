import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import { withLastSegment } from './readdress.ts'
import { readdressSubtree } from './readdress-subtree.ts'
import { listAncestors, listSubtree, nameCategory } from './rename.repository.ts'
import { slugify } from './slugify.ts'

/** Gives a category of the store another name. Its address and those below follow; old ones keep leading there. */
export function renameCategory(
  ctx: Ctx,
  input: { id: number; name: string },
): Promise<{ ok: true; id: number } | Refusal<'category_unknown' | 'input_invalid'>> {
  const storeCode = ctx.view.code
  const name = input.name.trim()
  return inTransaction(ctx.db, async (tx) => {
    const key = slugify(name)
    if (key === '') return refuse('input_invalid', { field: 'name' })
    if (!(await nameCategory(tx, storeCode, input.id, { name, key }))) return refuse('category_unknown')
    const subtree = await listSubtree(tx, input.id)
    await readdressSubtree(tx, subtree, (path) => withLastSegment(path, key), {
      updatedAt: wireTime(ctx.now()),
      storeCodes: [storeCode],
    })
    const above = await listAncestors(tx, input.id)
    await emit(tx, { type: 'category.changed', ids: above, storeCode, isOnlyChildren: true })
    await emit(tx, { type: 'category.changed', ids: subtree, storeCode })
    return { ok: true, id: input.id }
  })
}
