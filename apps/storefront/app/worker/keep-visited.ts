import type { PageMessage } from '../../sw/messages.ts'

type Connection = { saveData?: boolean }

/**
 * Tells the worker what it has not seen: the page that was open before it was there, and pages that were reached without
 * loading a document. They are fetched once more, so filters and searches are left out, and so is who saves data.
 */
export function keepVisited({ active }: Pick<ServiceWorkerRegistration, 'active'>, hasSeenThePage: boolean): void {
  const isSaving = (navigator as { connection?: Connection }).connection?.saveData === true
  if (!active || isSaving) return
  const keep = (files: string[]) => {
    const { search, origin, pathname } = location
    const message: PageMessage = { type: 'keep', page: search === '' ? `${origin}${pathname}` : null, files }
    // One worker gives way to another while the page is open.
    const worker = navigator.serviceWorker.controller ?? active
    worker.postMessage(message)
  }
  if (!hasSeenThePage) keep(performance.getEntriesByType('resource').map(({ name }) => name))
  let last = location.pathname
  window.navigation?.addEventListener('currententrychange', () => {
    if (location.pathname === last) return
    last = location.pathname
    keep([])
  })
}
