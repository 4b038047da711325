import { createCaller, createEngine, createObservable, createOnline, noCredentials } from '@mantel/client'
import type { Texts } from '../i18n/texts.ts'
import type { CurrentStore } from './current-store.ts'
import { createLazyStorage } from './lazy-storage.ts'
import type { Shop } from './shop.ts'

/** Creates the browser's shop object, once per document. */
export function createBrowserShop(store: CurrentStore, texts: Texts): Shop {
  const { view, website } = store
  const credentials = createObservable(noCredentials)
  const caller = createCaller({
    fetch: (url, init) => fetch(url, init),
    // Without a separate API host, calls go to the host that the page was loaded from.
    baseUrl: website.apiUrl === website.publicUrl ? '' : website.apiUrl,
    storeCode: view.code,
    getToken: () => credentials.get().token,
    tokenIn: view.settings.tokenIn,
    endpointPaths: view.endpoints,
  })
  const engine = createEngine({
    view,
    runtime: 'browser',
    caller,
    credentials,
    storage: createLazyStorage(async () => (await import('./open-storage.ts')).openStorage(store)),
    online: createOnline({ probe: async () => (await caller.call('version')).ok }),
  })
  return {
    ...texts,
    store,
    caller: engine.caller,
    engine,
    log: (message, details) => console.warn(message, details ?? ''),
  }
}
