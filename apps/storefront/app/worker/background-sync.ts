import type { SyncTag } from '../../sw/messages.ts'

type Syncing = { sync?: { register(tag: SyncTag): Promise<void> } }

/** The worker sends what waits when there is a connection, also after the window is closed, where the browser can do that. */
export function askForBackgroundSync(tag: SyncTag): void {
  navigator.serviceWorker?.ready
    .then((registration) => (registration as unknown as Syncing).sync?.register(tag))
    .catch(() => {})
}
