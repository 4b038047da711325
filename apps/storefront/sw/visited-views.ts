import { createWorkerContext, type WorkerContext } from '@mantel/client'
import type { WorkerScope } from './scope.ts'

/** Timeout of an API call in milliseconds. It is limited because a page that opens in the meantime may have to wait for the worker. */
const callTimeoutMs = 30_000

/** Runs `work` for each store view of which this browser has stored data. Resolves to true if `work` was incomplete in any of them. */
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
