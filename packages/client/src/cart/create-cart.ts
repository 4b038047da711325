import type { SyncPolicy } from '@mantel/domain/cart/sync'
import { type Clock, systemClock } from '../clock.ts'
import type { EngineView } from '../engine.ts'
import type { Log } from '../log.ts'
import { createObservable } from '../observed.ts'
import type { Online } from '../online.ts'
import {
  dismissMessage,
  emptyHere,
  holdFor,
  leaveCustomers,
  logIn,
  logOut,
  mutate,
  releaseFrom,
  takeTotals,
} from './actions.ts'
import type { Cart, SignedIn } from './cart.ts'
import type { CartCalls } from './cart-calls.ts'
import { createCartSynchroniser } from './cart-synchroniser.ts'
import { createFiller } from './fill-goods.ts'
import type { Goods } from './goods.ts'
import { fingerprint } from './record.ts'
import { createReports, type ReportOptions } from './reports.ts'
import { readTotals } from './server-totals.ts'
import { createSharedRecord } from './shared-record.ts'
import type { CartShelf } from './shelf.ts'
import { shopping } from './shopping.ts'
import { showCart } from './show-cart.ts'
import type { CartState } from './state.ts'
import type { Tabs } from './tabs.ts'

export type CartOptions = Pick<ReportOptions, 'notifications' | 'goToCheckout'> & {
  view: Pick<EngineView, 'prices' | 'i18n' | 'settings'>
  calls: CartCalls
  shelf: CartShelf
  tabs: Tabs
  online: Online
  log: Log
  /** Never the same twice, in no browser. */
  newId(): string
  clock?: Clock
  policy?: Partial<SyncPolicy>
  /** Asks the catalogue what a line of another device is. */
  lookUp?: (goods: Goods) => Promise<Goods | null>
  /** Something waits that could not be sent now. Said once, until nothing waits any more. */
  onLeft?: (() => void) | undefined
}

export function createCart(options: CartOptions): Cart {
  const { view, calls, shelf, tabs, online, log, newId, clock = systemClock } = options
  const shared = createSharedRecord(shelf, tabs)
  const reports = createReports({ ...options, shared, externalCheckout: view.settings.externalCheckout })
  const synchroniser = createCartSynchroniser({
    ...{ shared, calls, newId, reports, tabs, online, clock, log },
    settings: view.settings,
    policy: options.policy,
    changed: synchronised,
  })
  let isLeft = false
  let isReady = false
  let kept: CartState['kept'] = 'disk'

  const state = createObservable<CartState>(shown())
  function shown(): CartState {
    return showCart(shared.seen.get(), view, {
      ready: isReady,
      synchronising: synchroniser.isAtWork(),
      locked: synchroniser.isLocked(),
      kept,
    })
  }
  /** Screens are drawn once for many changes, and only while somebody looks. */
  let isStale = false
  let watchers = 0
  function show(): void {
    isStale = true
    if (watchers > 0) state.set(look())
  }
  function look(): CartState {
    isStale = false
    return shown()
  }
  function synchronised(): void {
    show()
    if (synchroniser.isAtWork()) return
    fill()
    const wasLeft = isLeft
    const { queue, heldBy } = shared.stored()
    isLeft = queue.length > 0 && heldBy === null
    if (isLeft && !wasLeft) options.onLeft?.()
  }
  const stopWatching = shared.seen.subscribe(show)
  const fill = createFiller(shared, options.lookUp)

  const act: Shopping['act'] = async (change) => {
    kept = await shared.act(change)
    synchroniser.wake()
    show()
  }
  async function joinCustomer({ customerId }: SignedIn): Promise<void> {
    const { owner, cartId, coupon } = shared.stored()
    // The coupon goes along; the cart that is left behind gives it back.
    if (owner === 'guest' && cartId !== null && coupon !== null) void calls.deleteCoupon({ owner, cartId })
    const start = newId()
    const newIds = () => {
      let count = 0
      return () => `${start}-${count++}`
    }
    await shared.act(logIn(newIds, customerId === undefined ? null : String(customerId)))
  }

  return {
    get() {
      if (isStale) state.set(look())
      return state.get()
    },
    subscribe(listener) {
      watchers++
      const end = state.subscribe(listener)
      return () => {
        watchers--
        end()
      }
    },
    async start(whoIs = null) {
      await shared.refresh()
      if (whoIs === 'nobody') await shared.act(leaveCustomers)
      else if (whoIs) await joinCustomer(whoIs)
      isReady = true
      show()
      synchroniser.wake(true)
    },
    stop() {
      synchroniser.stop()
      stopWatching()
      reports.stop()
      shared.stop()
    },
    ...shopping({ shared, act, view, online, newId, reports, mostOf: calls.mostOf }),
    applyCoupon: (code) => act(mutate({ id: newId(), kind: 'coupon', code: code.trim() })),
    removeCoupon: () => act(mutate({ id: newId(), kind: 'coupon', code: null })),
    async connect() {
      synchroniser.wake(true)
      await synchroniser.settled()
    },
    async logIn(customerId) {
      await joinCustomer({ customerId })
      synchroniser.wake(true)
    },
    async logOut() {
      await shared.act(logOut)
    },
    async clear({ onServer }) {
      if (onServer && !calls.clear) throw new Error('The endpoint for clearing the cart is not configured')
      const isThere = shared.stored().cartId !== null
      await (onServer && isThere ? act(mutate({ id: newId(), kind: 'clear' })) : act(emptyHere))
    },
    async hold(orderId) {
      await act(holdFor(orderId))
    },
    async release(orderId) {
      await act(releaseFrom(orderId))
      synchroniser.wake(true)
    },
    async putBack(lines) {
      const changes = lines.map(({ key, qty, goods }) => mutate({ id: newId(), kind: 'set', key, qty }, goods))
      await act((record) => changes.reduce((next, change) => change(next), record))
    },
    address() {
      const { owner, cartId } = shared.stored()
      return cartId === null ? null : { owner, cartId }
    },
    async takeTotals(result) {
      const before = shared.stored()
      const reply = readTotals(result)
      if (reply) await shared.transact(takeTotals(before.epoch, fingerprint(before), reply))
    },
    async reset() {
      const { cartId, totals, owner } = shared.stored()
      if (cartId !== null && (totals?.reply.grand_total ?? 0) > 0) await calls.reset({ cartId, owner })
      synchroniser.wake(true)
    },
    dismiss: (id) => void shared.act(dismissMessage(id)),
    settled: synchroniser.settled,
  }
}

type Shopping = Parameters<typeof shopping>[0]
