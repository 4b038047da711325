import { createStorage, type EngineView, forgetCustomerData, type LogoutEvent } from '@mantel/client'
import type { PageMessage } from '../../sw/messages.ts'
import { writeSavedHint } from '../shell/write-saved-hint.ts'

const suffix = '-shop'

/**
 * Clears at logout what the next user of the browser must not see: the pages that the service worker has cached, and the customer's
 * data in the storage of the website's other store views, which may have no open page. The session clears its own store view. If
 * another tab has logged out, that tab has cleared all this, and this page only updates its wishlist buttons and counts.
 */
export async function forgetVisitor(
  { code, website }: Pick<EngineView, 'code' | 'website'>,
  { cause }: Pick<LogoutEvent, 'cause'>,
): Promise<void> {
  if (cause === 'other-tab') return void dispatchEvent(new Event('storage'))
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' } satisfies PageMessage)
  for (const storeCode of await listStoreCodes()) {
    for (const list of ['wishlist', 'compare'] as const) writeSavedHint(list, storeCode, [])
    if (storeCode !== code) await forgetCustomerData(createStorage({ storeCode, website }))
  }
}

/** The store views of this origin that have stored something in this browser. */
async function listStoreCodes(): Promise<string[]> {
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? []
  return databases.flatMap(({ name = '' }) => (name.endsWith(suffix) ? [name.slice(0, -suffix.length)] : []))
}
