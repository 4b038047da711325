import { cartLogText } from '@mantel/contract/messages/en-cart-logged'
import type { SyncPolicy } from '@mantel/domain/cart/sync'
import { type Clock, systemClock } from '../clock.ts'
import type { EngineView } from '../engine.ts'
import type { EngineEvents } from '../engine-events.ts'
import type { Log } from '../log.ts'
import { createObservable } from '../observed.ts'
import type { Online } from '../online.ts'
import type { Tabs } from '../tabs.ts'
import {
  dismissMessage,
  dropCartOfPreviousCustomer,
  dropCustomerCart,
  dropLines,
  emptyCartLocally,
  holdForOrder,
  linesToRestore,
  logIn,
  logOut,
  queueMutation,
  releaseFromOrder,
  restoreOrderLines,
  storeServerTotals,
} from './actions.ts'
import type { Cart, SignedIn } from './cart.ts'
import type { CartCalls, CartOwner } from './cart-calls.ts'
import { type CartNoticeOptions, createCartNotices } from './cart-notices.ts'
import type { CartStorage } from './cart-storage.ts'
import { createCartSynchroniser } from './cart-synchroniser.ts'
import { createProductFiller } from './fill-line-products.ts'
import { createLineActions } from './line-actions.ts'
import type { LineProduct } from './line-product.ts'
import { cartFingerprint } from './record.ts'
import { readTotals } from './server-totals.ts'
import { createSharedRecord } from './shared-record.ts'
import { showCart } from './show-cart.ts'
import type { CartState } from './state.ts'
import { createStockChecks } from './stock-checks.ts'
import { syncLock } from './synchroniser.ts'

export type CartOptions = Pick<CartNoticeOptions, 'notifications' | 'goToCheckout'> & {
  view: Pick<EngineView, 'prices' | 'i18n' | 'settings' | 'maxLineQuantity'>
  calls: CartCalls
  cartStorage: CartStorage
  tabs: Tabs
  online: Online
  log: Log
  /** Globally unique. */
  newId(): string
  clock?: Clock
  events?: EngineEvents
  policy?: Partial<SyncPolicy>
  isInCheckout?: () => boolean
  /** Looks up the product of a line that was added on another device. */
  lookUpProduct?: (goods: LineProduct) => Promise<LineProduct | null>
  /** Called when changes could not be sent. Not called again until the queue has been empty. */
  onUnsentChanges?: (() => void) | undefined
}

export function createCart(options: CartOptions): Cart {
  const { view, calls, cartStorage, tabs, online, log, newId, clock = systemClock } = options
  const shared = createSharedRecord(cartStorage, tabs)
  const notices = createCartNotices({ ...options, shared, externalCheckout: view.settings.externalCheckout })
  let earlyCart: ReturnType<CartCalls['create']> | null = null
  const synchroniser = createCartSynchroniser({
    shared,
    calls: { ...calls, create: (owner) => takeEarlyCart(owner) ?? calls.create(owner) },
    newId,
    notices,
    tabs,
    online,
    clock,
    log,
    settings: view.settings,
    policy: options.policy,
    isInCheckout: options.isInCheckout,
    onChange: synchronised,
  })
  const stock = createStockChecks({
    shared,
    view,
    online,
    newId,
    availableQuantity: calls.availableQuantity,
    act: (change) => act(change),
    onChange: () => show(),
  })
  let hasUnsent = false
  let isReady = false
  let storedIn: CartState['storedIn'] = 'disk'

  const state = createObservable<CartState>(shown())
  function shown(): CartState {
    return showCart(shared.visible.get(), view, {
      ready: isReady,
      synchronising: synchroniser.isRunning(),
      locked: synchroniser.isLocked(),
      storedIn,
      stockChecks: stock.running(),
    })
  }
  /** Computes the state once for many changes, and only while there are subscribers. */
  let isStale = false
  let subscribers = 0
  function show(): void {
    isStale = true
    if (subscribers > 0) state.set(refreshState())
  }
  function refreshState(): CartState {
    isStale = false
    return shown()
  }
  function synchronised(): void {
    show()
    if (synchroniser.isRunning()) return
    // The shopper has undone the addition. The server may delete the unused cart before the next addition needs one.
    if (shared.visible.get().queue.length === 0) earlyCart = null
    fill()
    const hadUnsent = hasUnsent
    const { queue, heldBy } = shared.stored()
    hasUnsent = queue.length > 0 && heldBy === null
    if (hasUnsent && !hadUnsent) options.onUnsentChanges?.()
  }
  const stopWatching = shared.visible.subscribe(() => {
    // Another tab has created a cart first. The server deletes unused carts, so this one might be gone when it is needed.
    if (shared.visible.get().cartId !== null) earlyCart = null
    show()
  })
  const fill = createProductFiller(shared, options.lookUpProduct)

  /** Requests a guest's first cart while the change is being written. The synchronisation then uses the reply. */
  function requestEarlyCart(): void {
    const { owner, cartId, queue, heldBy } = shared.visible.get()
    const isNeeded = owner === 'guest' && cartId === null && queue.length > 0 && heldBy === null
    if (isNeeded && isReady && online.mayTry() && !synchroniser.isRunning()) earlyCart ??= calls.create(owner)
  }
  function takeEarlyCart(owner: CartOwner): typeof earlyCart {
    const taken = owner === 'guest' ? earlyCart : null
    earlyCart = null
    return taken
  }

  const act: Shopping['act'] = async (change) => {
    const written = shared.applyOptimistically(change)
    requestEarlyCart()
    storedIn = await written
    synchroniser.wake()
    show()
  }
  async function joinCustomer({ customerId }: SignedIn): Promise<void> {
    const { owner, cartId, coupon } = shared.stored()
    // The coupon moves to the customer's cart, so the guest's cart releases it.
    if (owner === 'guest' && cartId !== null && coupon !== null) void calls.deleteCoupon({ owner, cartId })
    const start = newId()
    const newIds = () => {
      let count = 0
      return () => `${start}-${count++}`
    }
    await shared.applyOptimistically(logIn(newIds, customerId === undefined ? null : String(customerId)))
  }

  return {
    get() {
      if (isStale) state.set(refreshState())
      return state.get()
    },
    subscribe(listener) {
      subscribers++
      const end = state.subscribe(listener)
      return () => {
        subscribers--
        end()
      }
    },
    async start(signedIn = null) {
      await shared.refresh()
      if (signedIn === 'signed-out') await shared.applyOptimistically(dropCustomerCart)
      else if (signedIn) await joinCustomer(signedIn)
      isReady = true
      show()
      synchroniser.wake(true)
    },
    stop() {
      synchroniser.stop()
      stopWatching()
      notices.stop()
      shared.stop()
    },
    ...createLineActions({ shared, act, view, online, newId, notices, stock, events: options.events }),
    applyCoupon: (code) => act(queueMutation({ id: newId(), kind: 'coupon', code: code.trim() })),
    removeCoupon: () => act(queueMutation({ id: newId(), kind: 'coupon', code: null })),
    async synchronise() {
      synchroniser.wake(true)
      await synchroniser.settled()
    },
    async logIn(customerId) {
      await joinCustomer({ customerId })
      synchroniser.wake(true)
    },
    async logOut({ isElsewhere, successor } = { isElsewhere: false, successor: null }) {
      const customer = successor === null ? null : String(successor)
      await shared.applyOptimistically(isElsewhere ? dropCartOfPreviousCustomer(customer) : logOut)
    },
    async clear({ onServer }) {
      if (onServer && !calls.clear) throw new Error(cartLogText('cart_clear_not_configured'))
      const isOnServer = shared.stored().cartId !== null
      await (onServer && isOnServer ? act(queueMutation({ id: newId(), kind: 'clear' })) : act(emptyCartLocally))
    },
    async hold(orderId) {
      const hold = () => act(holdForOrder(orderId))
      // Offline, do not wait for the lock: a call in progress that gets no answer must not delay the order.
      await (online.get() ? tabs.withLock(syncLock, hold) : hold())
    },
    async release(orderId) {
      await act(releaseFromOrder(orderId))
      synchroniser.wake(true)
    },
    async restoreLines(orderId, lines) {
      if (online.mayTry())
        for (const { key } of linesToRestore(shared.visible.get(), orderId, lines))
          notices.confirmLater(key, 'product_added')
      await act(
        restoreOrderLines(
          orderId,
          lines.map((line) => ({ ...line, id: newId() })),
        ),
      )
    },
    serverCart() {
      const { owner, cartId } = shared.stored()
      return cartId === null ? null : { owner, cartId }
    },
    adopt: ({ owner, cartId }) =>
      shared.transact((record) => (record.cartId === null && record.owner === owner ? { ...record, cartId } : record)),
    withSyncLock: (work) => tabs.withLock(syncLock, work),
    async applyTotals(result) {
      const before = shared.stored()
      const reply = readTotals(result)
      if (reply) await shared.transact(storeServerTotals(before.epoch, cartFingerprint(before), reply, clock.now()))
    },
    async reset() {
      const { cartId, totals, owner, epoch } = shared.stored()
      if (cartId === null || (totals?.reply.grand_total ?? 0) <= 0) return
      await tabs.withLock(syncLock, async () => {
        const { queue } = shared.visible.get()
        const reply = await calls.reset({ cartId, owner })
        if (reply !== 'lost' && reply.code === 200) await shared.transact(dropLines(epoch, queue))
      })
      synchroniser.wake(true)
    },
    dismiss: (id) => void shared.applyOptimistically(dismissMessage(id)),
    settled: synchroniser.settled,
  }
}

type Shopping = Parameters<typeof createLineActions>[0]
