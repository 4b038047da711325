import type { Engine } from '../engine.ts'
import type { Cart } from './cart.ts'
import type { CartCalls } from './cart-calls.ts'
import { createCart } from './create-cart.ts'
import { lookUpGoods } from './look-up-goods.ts'
import { memoryShelf, storageShelf } from './shelf.ts'
import { browserTabs, lonelyTab, type Tabs } from './tabs.ts'

export type OpenCartOptions = {
  calls: CartCalls
  goToCheckout?: () => void
  onLeft?: () => void
  tabs?: Tabs
  newId?: () => string
}

/** The cart of a browser's engine, in its storage, shared by all pages of the browser. start() wakes it. */
export function openCart(engine: Engine, options: OpenCartOptions): Cart {
  const { view, storage, online, log, clock, notifications } = engine
  const { calls, goToCheckout, onLeft, newId = () => crypto.randomUUID() } = options
  return createCart({
    view,
    online,
    log,
    clock,
    notifications,
    calls,
    goToCheckout,
    onLeft,
    newId,
    lookUp: (goods) => lookUpGoods(engine, goods),
    shelf: storage ? storageShelf(storage.collection('carts')) : memoryShelf(),
    tabs: options.tabs ?? (storage ? browserTabs(cartTabs(view.code)) : lonelyTab()),
  })
}

/** What the pages and the worker of a store view share a lock and a channel by. */
export const cartTabs = (storeCode: string): string => `cart-${storeCode}`
