import { createCaller, createEngine, createObservable, createOnline, nobody } from '@mantel/client'
import type { Texts } from '../i18n/texts.ts'
import { lazyStorage } from './lazy-storage.ts'
import type { Place } from './place.ts'
import type { Shop } from './shop.ts'

/** One for as long as the page lives. */
export function createBrowserShop(place: Place, texts: Texts): Shop {
  const { view, website } = place
  const credentials = createObservable(nobody)
  const caller = createCaller({
    fetch: (url, init) => fetch(url, init),
    // A website without an API host of its own answers where its pages are, under whatever name it was reached.
    baseUrl: website.apiUrl === website.publicUrl ? '' : website.apiUrl,
    storeCode: view.code,
    getToken: () => credentials.get().token,
    tokenIn: view.settings.tokenIn,
    paths: view.endpoints,
  })
  const engine = createEngine({
    view,
    place: 'browser',
    caller,
    credentials,
    storage: lazyStorage(async () => (await import('./open-storage.ts')).openStorage(place)),
    online: createOnline({ probe: async () => (await caller.call('version')).ok }),
  })
  return {
    ...texts,
    place,
    caller: engine.caller,
    engine,
    log: (message, details) => console.warn(message, details ?? ''),
  }
}
