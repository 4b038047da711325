import { addFormerPath, findUrlPath } from '../catalog/index.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { deletePath } from './missing-page.repository.ts'

export type RedirectResult =
  | { ok: true; to: string }
  | { ok: false; problem: 'target_missing' | 'path_in_use' | 'path_invalid' }

/**
 * Redirects a missing path to a product, category or content page of the store, as if the missing path were an earlier path of its own:
 * when its URL changes later, the redirect leads to the new one. The path leaves the list of missing pages.
 */
export function redirectMissingPage(
  { db, view }: Pick<Ctx, 'db' | 'view'>,
  { from, to }: { from: string; to: string },
): Promise<RedirectResult> {
  const [path, target] = [trimmed(from), trimmed(to)]
  return inTransaction(db, async (tx): Promise<RedirectResult> => {
    if (path === '' || path.length > 255) return { ok: false, problem: 'path_invalid' }
    const found = await findUrlPath(tx, view.code, target)
    if (!found?.currentPath) return { ok: false, problem: 'target_missing' }
    const holder = await findUrlPath(tx, view.code, path)
    if (holder?.currentPath === path) return { ok: false, problem: 'path_in_use' }
    if (!(await addFormerPath(tx, view.code, path, found))) return { ok: false, problem: 'path_in_use' }
    await deletePath(tx, view.code, `/${path}`)
    await emit(tx, { type: 'purge.requested', all: false, tags: ['page-not-found'] })
    return { ok: true, to: found.currentPath }
  })
}

const trimmed = (path: string) => path.trim().replace(/^\/+|\/+$/g, '')
