import type { SyncTag } from '../../sw/messages.ts'

type SyncRegistration = { sync?: { register(tag: SyncTag): Promise<void> } }

/**
 * Asks the browser to wake the service worker when there is a connection, even after the window is closed. The worker then sends the
 * queued changes. Does nothing in browsers without the Background Sync API.
 */
export function requestBackgroundSync(tag: SyncTag): void {
  navigator.serviceWorker?.ready
    .then((registration) => (registration as unknown as SyncRegistration).sync?.register(tag))
    .catch(() => {})
}
