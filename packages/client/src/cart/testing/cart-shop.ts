import { createNotifications } from '../../notifications.ts'
import { createObservable } from '../../observed.ts'
import { createStorage } from '../../storage/create-storage.ts'
import { singleTab, type Tabs } from '../../tabs.ts'
import { fakeDriver } from '../../testing/fake-driver.ts'
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts'
import { testView } from '../../testing/test-view.ts'
import type { Purchase } from '../adding/purchase.ts'
import type { CartCalls, CartReply } from '../cart-calls.ts'
import { createCartStorage } from '../cart-storage.ts'
import { createCart } from '../create-cart.ts'
import { loadReconciliation } from '../sync/pull.ts'

type Line = {
  item_id: number
  sku: string
  qty: number
  product_type: string
  product_option?: object | undefined
  extension_attributes?: object
}

/** A server with one guest's cart at a time and one customer's cart, and browser pages that use it. */
export function cartShop(settings: Partial<typeof testView.settings> = {}) {
  const clock = manualClock()
  const driver = fakeDriver()
  const online = createObservable(true)
  const carts = new Map<string, Line[]>()
  const sent: string[] = []
  const bodies: { mutation_id?: string | undefined; qty?: number; sku?: string; replaces?: number | undefined }[] = []
  /**
   * Replies to give instead of the normal ones, by call. 'lost': execute the call, then lose the reply. 'unreachable':
   * lose the call itself.
   */
  const failures = new Map<string, (CartReply | 'unreachable')[]>()
  /** The promise that delays the reply to a call, by call. */
  const delays = new Map<string, Promise<void>>()
  const coupons = new Map<string, string>()
  const done = new Set<string>()
  const refused = new Set<string>()
  const availableQuantities = new Map<string, number>()
  let count = 0

  async function answer(call: string, act: () => CartReply): Promise<CartReply> {
    sent.push(call)
    const failure = failures.get(call)?.shift()
    if (failure === 'unreachable') return 'lost'
    if (failure && failure !== 'lost') return failure
    const reply = act()
    await delays.get(call)
    return failure ?? reply
  }
  const ok = (result: unknown): CartReply => ({ code: 200, result })
  const linesOf = ({ cartId }: { cartId: string }) => carts.get(cartId) ?? []
  const empty = ({ cartId }: { cartId: string }) => {
    carts.set(cartId, [])
    return ok(true)
  }
  const calls: CartCalls = {
    create: (owner) =>
      answer('create', () => {
        const id = owner === 'customer' ? '1000' : `g${++count}`
        if (!carts.has(id)) carts.set(id, [])
        return ok(id)
      }),
    pull: (cart) =>
      answer('pull', () =>
        carts.has(cart.cartId) ? ok(structuredClone(linesOf(cart))) : { code: 404, result: 'gone' },
      ),
    update(cart, item) {
      bodies.push(item)
      return answer('update', () => {
        const lines = linesOf(cart)
        const product_option = item.product_option ?? undefined
        const isSame = (one: Line) =>
          one.sku === item.sku && JSON.stringify(one.product_option) === JSON.stringify(product_option)
        const line: Line = lines.find((one) => (item.item_id ? one.item_id === item.item_id : isSame(one))) ?? {
          item_id: ++count,
          sku: item.sku,
          qty: 0,
          product_type: item.product_type ?? 'simple',
          product_option,
        }
        if (item.mutation_id && done.has(item.mutation_id)) return ok(line)
        const qty = item.item_id ? item.qty : line.qty + item.qty
        const others = lines.filter((one) => one !== line && one.item_id !== item.replaces)
        const taken = others.filter(({ sku }) => sku === item.sku).reduce((sum, one) => sum + one.qty, 0)
        if (qty + taken > (shop.serverStock.get(item.sku) ?? 50) || refused.has(item.mutation_id ?? '')) {
          if (item.mutation_id) refused.add(item.mutation_id)
          return { code: 400, result: 'Only 50 products of this type are available!' }
        }
        done.add(item.mutation_id ?? '')
        line.qty = qty
        const replaced = lines.findIndex((one) => one !== line && one.item_id === item.replaces)
        if (replaced >= 0) lines.splice(replaced, 1)
        if (!lines.includes(line)) lines.push(line)
        return ok({ ...line })
      })
    },
    delete: (cart, { item_id }) =>
      answer('delete', () => {
        const lines = linesOf(cart)
        const found = lines.findIndex((one) => one.item_id === item_id)
        if (found < 0) return { code: 404, result: 'no such line' }
        lines.splice(found, 1)
        return ok(true)
      }),
    totals: (cart) =>
      answer('totals', () => {
        const coupon_code = coupons.get(cart.cartId)
        const grand_total = linesOf(cart).reduce((sum, { qty }) => sum + 12 * qty, 0)
        const total_segments = [{ code: 'grand_total', title: 'Total', value: grand_total }]
        return ok({
          extension_attributes: shop.extra,
          grand_total,
          items: structuredClone(linesOf(cart)),
          total_segments,
          coupon_code,
          ...(shop.obstacle !== null && { allow_checkout: false, checkout_message: shop.obstacle || undefined }),
        })
      }),
    applyCoupon: (cart, code) =>
      answer(`coupon ${code}`, () => {
        if (code === 'WRONG') return { code: 404, result: "The coupon code isn't valid." }
        coupons.set(cart.cartId, code)
        return ok(true)
      }),
    deleteCoupon: (cart) => answer('no coupon', () => ok(coupons.delete(cart.cartId))),
    clear(cart, mutationId) {
      bodies.push({ mutation_id: mutationId })
      return answer('clear', () => {
        if (done.has(mutationId)) return ok(true)
        done.add(mutationId)
        return empty(cart)
      })
    },
    reset: (cart) => answer('reset', () => empty(cart)),
    async availableQuantity(sku) {
      shop.stockChecks.push(sku)
      const failure = failures.get('availableQuantity')?.shift()
      await delays.get('availableQuantity')
      return failure ? 'lost' : (availableQuantities.get(sku) ?? 50)
    },
  }

  /** Opens a page of the browser, with its own notifications. */
  function open(tabs: Tabs = singleTab(), more: Partial<CartCalls> = {}) {
    const notifications = createNotifications(clock)
    const storage = createStorage({
      storeCode: 'de',
      website: 'w',
      openDriver: () => driver,
      clock,
      log: { warn: () => undefined, error: () => undefined },
    })
    const cart = createCart({
      view: { ...testView, maxLineQuantity: shop.maxLineQuantity, settings: { ...testView.settings, ...settings } },
      calls: { ...calls, ...more },
      cartStorage: createCartStorage(storage.collection('carts')),
      tabs,
      online: { ...online, mayTry: online.get, report: () => undefined, stop: () => undefined },
      log: { info: (_, details) => shop.logged.push(details), warn: () => undefined, error: () => undefined },
      isInCheckout: () => shop.isInCheckout,
      newId: () => `m${++count}`,
      lookUpProduct: async (goods) => ({
        ...goods,
        productId: 9,
        name: `The ${goods.sku} of the catalogue`,
        path: `/${goods.sku}`,
      }),
      clock,
      notifications,
    })
    const shownMessages = () =>
      notifications.get().map(({ message }) => ('key' in message ? message.key : message.text))
    const lines = () => Object.fromEntries(cart.get().lines.map(({ sku, qty }) => [sku, qty]))
    return { cart, notifications, shownMessages, lines }
  }

  const shop = {
    availableQuantities,
    /** The largest quantity that the server sells, by SKU; 50 for all other SKUs. */
    serverStock: new Map<string, number>(),
    /** The extension_attributes of the totals. */
    extra: undefined as object | undefined,
    /** Why checkout is not allowed now; '': without a message. */
    obstacle: null as string | null,
    isInCheckout: false,
    maxLineQuantity: undefined as number | undefined,
    /** SKUs whose stock was checked. */
    stockChecks: [] as string[],
    /** Details of the messages in the log. */
    logged: [] as unknown[],
    clock,
    driver,
    online,
    carts,
    calls,
    sent,
    bodies,
    failures,
    delays,
    coupons,
    open,
    settle: () => settle(clock),
  }
  return shop
}

/** Runs everything that does not wait for a timer. Importing a module takes real time, so this is done first. */
async function settle(clock: ManualClock): Promise<void> {
  await loadReconciliation()
  await clock.advance(1)
  await new Promise((resolve) => setImmediate(resolve))
}

export function purchase(sku: string, quantity = 1, more: Partial<Purchase> = {}): Purchase {
  return {
    productId: 1,
    sku,
    parentSku: sku,
    typeId: 'simple',
    name: `The ${sku}`,
    path: `/${sku}`,
    picture: null,
    options: [],
    productOption: null,
    stock: null,
    errors: [],
    quantity,
    price: { shown: 1200, before: null, other: 1000, rate: 20, from: false },
    ...more,
  }
}
