import { sendCartInWorker } from '@mantel/client'
import type { WorkerScope } from './scope.ts'
import { inVisitedViews } from './visited-views.ts'

/**
 * Sends what waits in the carts of this browser, with no page open if need be: the customer's other devices see it. The worker
 * is one more page to the cart. Where something is left the browser is told to come again.
 */
export async function sendCarts(scope: WorkerScope): Promise<void> {
  if (await inVisitedViews(scope, sendCartInWorker)) throw new Error('changes of a cart still wait for a connection')
}
