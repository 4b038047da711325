import type { PageMessage } from '../../sw/messages.ts'
import { pageDataUrl } from '../../sw/page-data-url.ts'
import { hasWaitingOrders } from '../account/waiting-orders.ts'
import { navigateInPage } from '../store/navigation.ts'
import type { Shop } from '../store/shop.ts'
import { handleWorkerUpdates } from './handle-worker-updates.ts'

/** Starts the offline features after everything else: connection notices, queued orders and the service worker. */
export async function startWorker(shop: Shop): Promise<void> {
  notifyOfConnection(shop)
  // The service worker has answered with the kept page of the product and put the variant into the hash, see find-cached-page.ts.
  const { hash } = location
  if (hash.startsWith('#?')) navigateInPage(hash.slice(1), { replace: true, preventScrollReset: true })
  // Any open page continues queued orders and interrupted payments.
  if (hasWaitingOrders(shop.store.view.code))
    void import('../order/open-ordering.ts')
      .then(({ openOrdering }) => openOrdering(shop.engine, shop.store))
      .catch(() => {})
  if (shop.store.withoutWorker || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const wasControlled = workers.controller !== null
  // Bypass the HTTP cache, so that a new worker is always found.
  const registration = await workers.register('/service-worker.js', { updateViaCache: 'none' })
  handleWorkerUpdates(shop, workers, registration)
  const { active } = await workers.ready
  if (!active) return
  if (!workers.controller) active.postMessage({ type: 'claim' } satisfies PageMessage)
  cacheVisitedPages(active, wasControlled)
}

/** Notifies the visitor when the connection is lost and when it is back. */
function notifyOfConnection({ engine, t }: Pick<Shop, 'engine' | 't'>): void {
  const { online, notifications } = engine
  let shown: number | null = null
  const notify = () => {
    if (shown !== null) notifications.remove(shown)
    shown = online.get()
      ? notifications.push({ type: 'success', message: { text: t('status.online') } })
      : notifications.push({ type: 'warning', message: { text: t('status.offline') } })
  }
  online.subscribe(notify)
  if (!online.get()) notify()
}

type Connection = { saveData?: boolean }

/**
 * Asks the worker to cache pages that it has not fetched: the page that was open before it started, and pages reached by
 * client-side navigation. The worker fetches them again, so pages with a query, except for the choice on a product
 * page, and visitors with data saver are excluded.
 */
function cacheVisitedPages(active: ServiceWorker, wasControlled: boolean): void {
  const isSaving = (navigator as { connection?: Connection }).connection?.saveData === true
  if (isSaving) return
  const keep = (files: string[]) => {
    const page = pageDataUrl(location.href)
    const message: PageMessage = { type: 'keep', page: page.includes('?') ? null : page, files }
    // The controlling worker may change while the page is open.
    const worker = navigator.serviceWorker.controller ?? active
    worker.postMessage(message)
  }
  if (!wasControlled) keep(performance.getEntriesByType('resource').map(({ name }) => name))
  // The worker has cached only the document's address. That is not enough if the page is a variant, whose product has
  // another address, or if a link has opened another page since.
  else if (/[?&]childSku=/.test(location.search) || location.pathname !== documentPath()) keep([])
  let last = location.pathname
  window.navigation?.addEventListener('currententrychange', () => {
    if (location.pathname === last) return
    last = location.pathname
    keep([])
  })
}

/** The path at which the browser opened the document; navigations inside the page do not change it. */
function documentPath(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && new URL(entry.name).pathname
}
