import { sendCartInWorker } from '@mantel/client'
import type { WorkerScope } from './scope.ts'
import { runInVisitedViews } from './visited-views.ts'

/**
 * Sends the queued cart changes of this browser, even with no page open, so that the customer's other devices see them. The
 * cart treats the worker like another page. Throws if changes remain, so that background sync retries.
 */
export async function sendCarts(scope: WorkerScope): Promise<void> {
  if (await runInVisitedViews(scope, sendCartInWorker)) throw new Error('cart changes are still queued')
}
