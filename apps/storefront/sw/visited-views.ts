import { createWorkerContext, type WorkerContext } from '@mantel/client'
import type { WorkerScope } from './scope.ts'

/** Timeout of a call in milliseconds. A page that opens in the meantime may have to wait until the worker is done. */
const callTimeoutMs = 30_000

/** Runs `work` in each store view that this browser has data of. Resolves to true if any of it is incomplete. */
export async function runInVisitedViews(
  { indexedDB, workerSettings }: WorkerScope,
  work: (context: WorkerContext) => Promise<boolean>,
): Promise<boolean> {
  const databases = (await indexedDB.databases?.()) ?? []
  const databaseNames = new Set(databases.map(({ name }) => name))
  let isIncomplete = false
  for (const view of workerSettings.views) {
    if (!databaseNames.has(`${view.code}-shop`)) continue
    const context = createWorkerContext(view, (url, init) =>
      fetch(url, { ...init, signal: AbortSignal.timeout(callTimeoutMs) }),
    )
    if (await work(context)) isIncomplete = true
  }
  return isIncomplete
}
