import type { BuildReply, PageMessage } from '../../sw/messages.ts'
import { getPagesVersion } from '../router/pages-version.ts'
import type { Shop } from '../store/shop.ts'

/** Milliseconds between update checks. Browsers check with every document load; a tab that loads none must check itself. */
const checkIntervalMs = 15 * 60_000
/**
 * Interval in milliseconds and number of take-over messages. The new worker activates only when the old one has no pending
 * fetches. If a late request wakes the old one at that moment, browsers do not retry, so the message is repeated.
 */
const takeOverIntervalMs = 500
const takeOverAttempts = 10

type Workers = Pick<ServiceWorkerContainer, 'addEventListener'>
type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'update' | 'addEventListener'>

export type PageEnvironment = {
  /** The manifest hash of the page's build. */
  pages: string | undefined
  reload(): void
  now(): number
  later(ms: number, run: () => void): void
  /** Calls back when the page becomes visible or online again. */
  onReturn(look: (isBackOnline: boolean) => void): void
}

/**
 * Handles updates of the service worker. A new worker waits. A page of the same build activates it silently. An older page
 * shows a notification and reloads only when the visitor accepts.
 */
export function handleWorkerUpdates(
  { engine, t }: Pick<Shop, 'engine' | 't'>,
  workers: Workers,
  registration: Registration,
  page: PageEnvironment = browserPage(),
): void {
  let isAccepted = false
  let checkedAt = page.now()

  async function handleInstalledWorker(worker: ServiceWorker | null): Promise<void> {
    if (!worker) return
    const { pages } = await askBuild(worker)
    if (pages === page.pages) return activate(worker)
    engine.notifications.push({
      type: 'info',
      message: { text: t('status.update') },
      hasNoTimeout: true,
      action1: { label: { text: t('status.update_action') }, run: () => accept(worker) },
    })
  }

  function activate(worker: ServiceWorker, attempts = takeOverAttempts): void {
    if (attempts === 0) {
      if (isAccepted) page.reload()
      return
    }
    if (worker.state === 'installed') send(worker, { type: 'take-over' })
    else if (!isAccepted) return
    page.later(takeOverIntervalMs, () => activate(worker, attempts - 1))
  }

  function accept(worker: ServiceWorker): void {
    const isActivating = worker.state === 'installed' || worker.state === 'activating'
    // Another tab may have activated it already.
    if (!isActivating) {
      page.reload()
      return
    }
    isAccepted = true
    activate(worker)
  }

  /**
   * Reloads, even if a reload has started already: the old worker may have ended while it handled that request, which then never
   * completes.
   */
  function reloadWhenAccepted(): void {
    if (!isAccepted) return
    isAccepted = false
    page.reload()
  }

  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void handleInstalledWorker(worker)
    })
  }

  void handleInstalledWorker(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  workers.addEventListener('controllerchange', reloadWhenAccepted)
  page.onReturn((isBackOnline) => {
    if (!isBackOnline && page.now() - checkedAt < checkIntervalMs) return
    checkedAt = page.now()
    registration.update().catch(() => {})
  })
}

function askBuild(worker: ServiceWorker): Promise<BuildReply> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    send(worker, { type: 'which-build' }, [port2])
  })
}

function send(worker: ServiceWorker, message: PageMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports)
}

function browserPage(): PageEnvironment {
  return {
    pages: getPagesVersion(),
    reload() {
      // Cancel a pending navigation, which browsers might prefer over the reload.
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
