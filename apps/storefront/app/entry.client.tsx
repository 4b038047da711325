import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { isScreen, loadScreen } from './dispatch/screens.ts'
import { createBrowserShop } from './place/browser-shop.ts'
import { PlaceProvider } from './place/place-context.tsx'
import { readPlace } from './place/place-script.tsx'
import { shopContext } from './place/shop.ts'
import { rememberStore } from './place/store-cookie.ts'

const place = readPlace(document)
const shop = createBrowserShop(place)
const context = new RouterContextProvider(new Map([[shopContext, shop]]))

rememberStore(document, place.view.code)
// The screen that the server has rendered must be at hand before React looks for it.
const { screen } = document.documentElement.dataset
if (isScreen(screen)) await loadScreen(screen)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PlaceProvider place={place}>
        <HydratedRouter getContext={() => context} />
      </PlaceProvider>
    </StrictMode>,
  )
})
