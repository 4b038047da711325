import { type PathOwner, pathKey, writeUrlPaths } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { ImportPlan } from './plan-import.ts'

/** Returns the ids whose path changes. */
export async function writePlannedPaths(
  tx: Db,
  storeCode: string,
  owner: PathOwner,
  ids: readonly number[],
  { paths }: ImportPlan,
): Promise<number[]> {
  const planned = paths.get(storeCode)
  const changes = new Map(
    ids.flatMap((id) => {
      const path = planned?.get(pathKey(owner, id))
      return path === undefined ? [] : [[id, path]]
    }),
  )
  await writeUrlPaths(tx, storeCode, owner, changes)
  return [...changes.keys()]
}
