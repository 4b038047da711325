import { type WorkerPlace, workerPlace } from '@mantel/client'
import type { WorkerScope } from './scope.ts'

/** A page that is opened meanwhile may wait for its turn: nobody waits longer than this for an answer. Milliseconds. */
const longestCall = 30_000

/** Does something in each store view that this browser keeps anything of. true: some of it is left to be done. */
export async function inVisitedViews(
  { indexedDB, workerSettings }: WorkerScope,
  work: (place: WorkerPlace) => Promise<boolean>,
): Promise<boolean> {
  const databases = (await indexedDB.databases?.()) ?? []
  const kept = new Set(databases.map(({ name }) => name))
  let isLeft = false
  for (const view of workerSettings.views) {
    if (!kept.has(`${view.code}-shop`)) continue
    const place = workerPlace(view, (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(longestCall) }))
    if (await work(place)) isLeft = true
  }
  return isLeft
}
