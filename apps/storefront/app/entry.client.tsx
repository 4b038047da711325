import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { wakeAccount } from './account/account.ts'
import { isScreen, loadScreen } from './dispatch/screens.ts'
import { loadDictionary } from './i18n/dictionaries.ts'
import { TextProvider } from './i18n/text-context.tsx'
import { createTexts } from './i18n/texts.ts'
import { createBrowserShop } from './place/browser-shop.ts'
import { EngineContext } from './place/engine-context.ts'
import { PlaceProvider } from './place/place-context.tsx'
import { readPlace } from './place/place-script.tsx'
import { shopContext } from './place/shop.ts'
import { rememberStore } from './place/store-cookie.ts'
import { afterLoad } from './worker/after-load.ts'

const place = readPlace(document)
const { i18n } = place.view
rememberStore(document, place.view.code)
// The screen and the words that the server has rendered must be at hand before React looks for them.
const { screen } = document.documentElement.dataset
const [dictionary] = await Promise.all([
  loadDictionary(place.locale),
  isScreen(screen) && loadScreen(screen),
  // React itself takes its time to be set up; what follows is the next task.
  new Promise((resolve) => setTimeout(resolve)),
])
const shop = createBrowserShop(place, createTexts(dictionary, i18n))
const context = new RouterContextProvider(new Map([[shopContext, shop]]))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PlaceProvider place={place}>
        <TextProvider dictionary={dictionary} i18n={i18n}>
          <EngineContext value={shop.engine}>
            <HydratedRouter getContext={() => context} />
          </EngineContext>
        </TextProvider>
      </PlaceProvider>
    </StrictMode>,
  )
})

// The browser's memory is slow to open: a task of its own.
setTimeout(wakeAccount, 0, shop.engine)

// Nobody waits for it, and where it cannot be had the shop is none the worse.
void afterLoad()
  .then(() => import('./worker/start-worker.ts'))
  .then(({ startWorker }) => startWorker(shop))
  .catch(() => {})
