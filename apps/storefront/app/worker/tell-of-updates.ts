import type { BuildAnswer, PageMessage } from '../../sw/messages.ts'
import type { Shop } from '../place/shop.ts'

/** Milliseconds. Browsers look for a new worker with every document; a tab that loads none looks by itself. */
const lookEvery = 15 * 60_000
/**
 * A worker that may take over waits until the old one has nothing left to fetch. Where a late file wakes the old one in
 * that moment, browsers do not try again by themselves: it is told again after so many milliseconds, so many times.
 */
const tellEvery = 500
const tellings = 10

type Workers = Pick<ServiceWorkerContainer, 'addEventListener'>
type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'update' | 'addEventListener'>

export type PageSurroundings = {
  /** What the page was built of. */
  pages: string | undefined
  reload(): void
  now(): number
  later(ms: number, run: () => void): void
  /** Calls back when the page is looked at again, or connected again. */
  onReturn(look: (isBackOnline: boolean) => void): void
}

/**
 * The handshake. A newer worker waits. A page of its own build lets it take over at once, and nobody notices; an older
 * page says that there is something newer, and is loaded anew when its reader says so, never by itself.
 */
export function tellOfUpdates(
  { engine, t }: Pick<Shop, 'engine' | 't'>,
  workers: Workers,
  registration: Registration,
  page: PageSurroundings = browserPage(),
): void {
  let isAccepted = false
  let lookedAt = page.now()

  async function consider(worker: ServiceWorker | null): Promise<void> {
    if (!worker) return
    const { pages } = await askBuild(worker)
    if (pages === page.pages) return letTakeOver(worker)
    engine.notifications.push({
      type: 'info',
      message: { text: t('status.update') },
      hasNoTimeout: true,
      action1: { label: { text: t('status.update_action') }, run: () => accept(worker) },
    })
  }

  function letTakeOver(worker: ServiceWorker, left = tellings): void {
    if (left === 0) {
      if (isAccepted) page.reload()
      return
    }
    if (worker.state === 'installed') send(worker, { type: 'take-over' })
    else if (!isAccepted) return
    page.later(tellEvery, () => letTakeOver(worker, left - 1))
  }

  function accept(worker: ServiceWorker): void {
    const isOnItsWay = worker.state === 'installed' || worker.state === 'activating'
    // Another tab may have let it take over meanwhile.
    if (!isOnItsWay) {
      page.reload()
      return
    }
    isAccepted = true
    letTakeOver(worker)
  }

  /** Also where the page was asked for already: of a worker that was just ending, and so it never comes. */
  function reloadWhenAccepted(): void {
    if (!isAccepted) return
    isAccepted = false
    page.reload()
  }

  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void consider(worker)
    })
  }

  void consider(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  workers.addEventListener('controllerchange', reloadWhenAccepted)
  page.onReturn((isBackOnline) => {
    if (!isBackOnline && page.now() - lookedAt < lookEvery) return
    lookedAt = page.now()
    registration.update().catch(() => {})
  })
}

function askBuild(worker: ServiceWorker): Promise<BuildAnswer> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    send(worker, { type: 'which-build' }, [port2])
  })
}

function send(worker: ServiceWorker, message: PageMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports)
}

function browserPage(): PageSurroundings {
  return {
    pages: window.__reactRouterManifest?.version,
    reload() {
      // A page that was asked for before is no longer waited for: browsers may keep to the older wish.
      window.stop()
      location.reload()
    },
    now: Date.now,
    later: (ms, run) => void setTimeout(run, ms),
    onReturn(look) {
      addEventListener('online', () => look(true))
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(false))
    },
  }
}

declare global {
  interface Window {
    /** Written by the router into every page; its version is a hash of all that the pages are built of. */
    __reactRouterManifest?: { version: string }
  }
}
