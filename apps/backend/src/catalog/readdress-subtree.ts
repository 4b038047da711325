import type { Db } from '../platform/db/index.ts'
import { follow } from './readdress.ts'
import { dateCategories } from './rename.repository.ts'
import { claimUrlPaths, readCategoryPaths } from './url-path.repository.ts'

/**
 * Gives the first of the categories a new address in each store, and takes those below along. Stores where it has no
 * address are left as they are. Whatever has another address counts as changed.
 */
export async function readdressSubtree(
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
    const wishes = inStore.map(({ id, path }) => ({ id, path: id === top ? to : follow(path, from, to) }))
    const changes = await claimUrlPaths(tx, storeCode, 'category_id', wishes)
    await dateCategories(tx, storeCode, [...new Set([...subtree.slice(0, 1), ...changes.keys()])], updatedAt)
  }
}
