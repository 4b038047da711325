import type { Engine } from '../engine.ts'
import { browserTabs, singleTab, type Tabs } from '../tabs.ts'
import type { Cart } from './cart.ts'
import type { CartCalls } from './cart-calls.ts'
import { cartChannelName } from './cart-channel.ts'
import { createCartStorage, createMemoryCartStorage } from './cart-storage.ts'
import { createCart } from './create-cart.ts'

export type OpenCartOptions = {
  calls: CartCalls
  goToCheckout?: () => void
  onUnsentChanges?: () => void
  isInCheckout?: () => boolean
  tabs?: Tabs
  newId?: () => string
}

/**
 * Creates the cart of a browser's engine, in its storage, shared by all pages of the browser. start() begins
 * synchronising.
 */
export function openCart(engine: Engine, options: OpenCartOptions): Cart {
  const { view, storage, online, log, clock, notifications, events } = engine
  const { calls, goToCheckout, onUnsentChanges, newId = () => crypto.randomUUID() } = options
  return createCart({
    view,
    online,
    log,
    clock,
    notifications,
    events,
    calls,
    goToCheckout,
    onUnsentChanges,
    isInCheckout: options.isInCheckout,
    newId,
    // The code of this look-up is loaded only when a line was added elsewhere and its product is unknown.
    lookUpProduct: async (goods) => (await import('./look-up-line-product.ts')).lookUpLineProduct(engine, goods),
    cartStorage: storage ? createCartStorage(storage.collection('carts')) : createMemoryCartStorage(),
    tabs: options.tabs ?? (storage ? browserTabs(cartChannelName(view.code)) : singleTab()),
  })
}
