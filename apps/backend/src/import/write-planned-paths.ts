import { type PathOwner, pathKey, writeUrlPaths } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { ImportPlan } from './plan-import.ts'

/**
 * Returns the ids whose path changes. The plan was made at the start of the import: a path that another entity got since then is not
 * used, nor one that its former owner got back after its own batch was written.
 */
export async function writePlannedPaths(
  tx: Db,
  storeCode: string,
  owner: PathOwner,
  ids: readonly number[],
  { paths, settledPaths }: ImportPlan,
): Promise<number[]> {
  const planned = paths.get(storeCode)
  const changes = new Map(
    ids.flatMap((id) => {
      const path = planned?.changes.get(pathKey(owner, id))
      return path === undefined ? [] : [[id, path]]
    }),
  )
  const released = new Map(
    [...changes.values()].flatMap((path) => {
      const holder = path === null ? undefined : planned?.released.get(path)
      return path === null || !holder || settledPaths.has(`${storeCode} ${holder}`) ? [] : [[path, holder]]
    }),
  )
  await writeUrlPaths(tx, storeCode, owner, changes, released)
  return [...changes.keys()]
}
