import type { Db } from '../platform/db/index.ts'
import { follow } from './readdress.ts'
import { claimUrlPaths, readCategoryPaths } from './url-path.repository.ts'

/**
 * Gives the first of the categories a new address in each store, and takes those below along. Stores where it has no
 * address are left as they are.
 */
export async function readdressSubtree(
  tx: Db,
  subtree: readonly number[],
  newPath: (path: string, storeCode: string) => string,
  storeCodes?: readonly string[],
): Promise<void> {
  const [top] = subtree
  const paths = await readCategoryPaths(tx, subtree)
  for (const [storeCode, inStore] of Map.groupBy(paths, (one) => one.storeCode)) {
    const from = inStore.find(({ id }) => id === top)?.path
    if (from === undefined || (storeCodes && !storeCodes.includes(storeCode))) continue
    const to = newPath(from, storeCode)
    const wishes = inStore.map(({ id, path }) => ({ id, path: id === top ? to : follow(path, from, to) }))
    await claimUrlPaths(tx, storeCode, 'category_id', wishes)
  }
}
