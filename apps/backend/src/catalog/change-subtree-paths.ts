import type { Db } from '../platform/db/index.ts'
import { setCategoriesUpdatedAt } from './rename.repository.ts'
import { assignUrlPaths, readCategoryPaths } from './url-path.repository.ts'
import { movedDescendantPath } from './url-paths.ts'

/**
 * Changes the URL path of the first category in each store, and those of its descendants with it. Skips stores where it has
 * no URL path. Sets updated_at of the first category and of all categories whose path changed.
 */
export async function changeSubtreePaths(
  tx: Db,
  subtree: readonly number[],
  newPath: (path: string, storeCode: string) => string,
  { updatedAt, storeCodes }: { updatedAt: string; storeCodes?: readonly string[] },
): Promise<void> {
  const [top] = subtree
  const paths = await readCategoryPaths(tx, subtree)
  for (const [storeCode, inStore] of Map.groupBy(paths, (one) => one.storeCode)) {
    const from = inStore.find(({ id }) => id === top)?.path
    if (from === undefined || (storeCodes && !storeCodes.includes(storeCode))) continue
    const to = newPath(from, storeCode)
    const requests = inStore.map(({ id, path }) => ({
      id,
      path: id === top ? to : movedDescendantPath(path, from, to),
    }))
    const changes = await assignUrlPaths(tx, storeCode, 'category_id', requests)
    await setCategoriesUpdatedAt(tx, storeCode, [...new Set([...subtree.slice(0, 1), ...changes.keys()])], updatedAt)
  }
}
