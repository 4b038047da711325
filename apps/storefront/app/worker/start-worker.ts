import { shownSession } from '../account/shown-session.ts'
import { hasWaitingOrders } from '../order/waiting-hint.ts'
import type { Shop } from '../place/shop.ts'
import { forgetAtLogout } from './forget-at-logout.ts'
import { keepVisited } from './keep-visited.ts'
import { tellOfConnection } from './tell-of-connection.ts'
import { tellOfUpdates } from './tell-of-updates.ts'

/** What the page does for the time without a connection, once everything else is done. Later hooks join here. */
export async function startWorker(shop: Shop): Promise<void> {
  tellOfConnection(shop)
  // Orders that wait, or whose payment was left half way, go on with whatever page is open.
  if (hasWaitingOrders(shop.place.view.code))
    void import('../order/open-ordering.ts')
      .then(({ openOrdering }) => openOrdering(shop.engine, shop.place))
      .catch(() => {})
  if (shop.place.withoutWorker || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const hasSeenThePage = workers.controller !== null
  // HTTP caches have no say: the worker's file is small and decides much.
  const registration = await workers.register('/service-worker.js', { updateViaCache: 'none' })
  tellOfUpdates(shop, workers, registration)
  forgetAtLogout(shownSession, (message) => workers.controller?.postMessage(message))
  keepVisited(await workers.ready, hasSeenThePage)
}
