import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { openAccountIfNeeded } from './account/account.ts'
import { showListOnBack } from './catalog/pressed-card.ts'
import { isScreen, screens } from './dispatch/screens.ts'
import { loadDictionary } from './i18n/dictionaries.ts'
import { TextProvider } from './i18n/text-context.tsx'
import { createTexts } from './i18n/texts.ts'
import { whenIdle, whenIdleToBrowse } from './page/idle-tasks.ts'
import { createBrowserShop } from './store/browser-shop.ts'
import { EngineContext } from './store/engine-context.ts'
import { setPagePreloader } from './store/navigation.ts'
import { shopContext } from './store/shop.ts'
import { StoreProvider } from './store/store-context.tsx'
import { rememberStore } from './store/store-cookie.ts'
import { readStore } from './store/store-script.tsx'

const store = readStore(document)
const { i18n } = store.view
rememberStore(document, store.view.code)
// Hydration needs the rendered screen's code and the dictionary to be loaded.
const { screen } = document.documentElement.dataset
const [dictionary] = await Promise.all([
  loadDictionary(store.locale),
  isScreen(screen) && screens[screen].load(),
  // Setting up React takes long, so what follows runs in the next task.
  new Promise((resolve) => setTimeout(resolve)),
])
const shop = createBrowserShop(store, createTexts(dictionary, i18n))
const context = new RouterContextProvider(new Map([[shopContext, shop]]))

showListOnBack()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StoreProvider store={store}>
        <TextProvider dictionary={dictionary} i18n={i18n}>
          <EngineContext value={shop.engine}>
            <HydratedRouter getContext={() => context} />
          </EngineContext>
        </TextProvider>
      </StoreProvider>
    </StrictMode>,
  )
})

// Runs in a task of its own, because opening the browser's storage is slow.
setTimeout(openAccountIfNeeded, 0, shop.engine)

// Reads the browser's storage once, because its first use is slow: the first list or page that the visitor opens reads it too.
void whenIdle(() => shop.engine.storage?.collection('urls').get('')).catch(() => {})
void whenIdleToBrowse(() => import('./dispatch/dispatch.ts'))
  .then(({ dispatchEarly }) => setPagePreloader((path) => dispatchEarly(shop, path)))
  .catch(() => {})
// Loads the language's sorting rules, which the first list with sorted filters would otherwise wait for.
void whenIdleToBrowse(() => new Intl.Collator(store.locale, { numeric: true }).compare('a', 'b'))
// Only in stores with tags of other companies: asks for consent and reports events.
if (store.view.tags) void whenIdle(() => import('./tags/start-tags.ts')).then(({ startTags }) => startTags(shop))
// Optional: the shop works without it, so failures are ignored.
void whenIdle(() => import('./worker/start-worker.ts'))
  .then(({ startWorker }) => startWorker(shop))
  .catch(() => {})
