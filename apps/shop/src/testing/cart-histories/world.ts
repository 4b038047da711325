import {
  type Cart,
  type CartCalls,
  type CartOptions,
  type CartReply,
  createCart,
  createNotifications,
  createObservable,
  type Observable,
  type Purchase,
} from '@mantel/client'
import type { CartServer, ServerRequest } from './cart-server.ts'
import { type CartIntent, markRejected, markStockUnknown } from './model.ts'
import type { SeededRandom } from './random.ts'
import { createSharedBrowser, type SharedBrowser } from './shared-browser.ts'
import type { VirtualTime } from './virtual-time.ts'

/** A browser with its pages, which share one cart. */
export type Device = {
  name: string
  browser: SharedBrowser
  online: Observable<boolean>
  token: string | null
  pages: Page[]
  /** The shopper's changes on this device, in the order in which the server should apply them. */
  intents: CartIntent[]
  /** Intents for the customer's cart that was parked when the token expired. */
  parkedIntents: CartIntent[]
  calls: Set<Call>
  owner: 'guest' | 'customer'
  /** Decides delays and losses of this device's requests. */
  random: SeededRandom
}
export type Page = { cart: Cart; close(): void }

export type Call = {
  device: Device
  request: ServerRequest
  token: string | null
  intents: readonly CartIntent[]
  /** The quantities in the server's cart, by sku, that the device knew when it sent the request. */
  known: ReadonlyMap<string, number>
  /** Intents that the server rejected with this request. They count as rejected once the device has received the reply. */
  refused: readonly CartIntent[]
  deliver(reply: CartReply): void
}

export type Network = {
  time: VirtualTime
  view: CartOptions['view']
  server: CartServer
  /** Whether requests and replies may be lost, delayed or duplicated. */
  isUnreliable(): boolean
  /** Wraps a cart's calls, to inject faults; the identity function in the real test. */
  wrapCalls(calls: CartCalls): CartCalls
  /** Called before a request is sent: the browser may have changed its cart in the same event. */
  beforeSend(): void
  /** Delivers a request to the server. */
  arrive(call: Call): Promise<CartReply>
}

export function createDevice(name: string, time: VirtualTime, dice: SeededRandom): Device {
  return {
    name,
    browser: createSharedBrowser(time),
    online: createObservable(true),
    token: null,
    pages: [],
    intents: [],
    parkedIntents: [],
    calls: new Set(),
    owner: 'guest',
    random: dice,
  }
}

function knownQuantities({ browser }: Device): Map<string, number> {
  const { lines = [], goods = {} } = browser.record() ?? {}
  return new Map(lines.map(({ key, qty }) => [goods[key]?.sku ?? '', qty]))
}

/** Sends a request over the unreliable network: request and reply may be delayed, lost or duplicated. */
export function send(
  network: Network,
  device: Device,
  request: ServerRequest,
  isAlive: () => boolean,
): Promise<CartReply> {
  const { time, isUnreliable, beforeSend, arrive } = network
  const { random } = device
  beforeSend()
  return new Promise((resolve) => {
    const call: Call = {
      device,
      request,
      token: device.token,
      intents: device.intents.filter(({ done }) => !done),
      known: knownQuantities(device),
      refused: [],
      deliver(reply) {
        if (!device.calls.delete(call) || !isAlive()) return
        if (reply !== 'lost') markRejected(call.refused)
        else if (request.call === 'availableQuantity') markStockUnknown(device.intents, request.sku)
        resolve(reply)
      },
    }
    device.calls.add(call)
    const unreliable = isUnreliable()
    const isLost = unreliable && random.chance(0.06)
    const replyIsLost = unreliable && random.chance(0.1)
    const isDuplicated = unreliable && request.call !== 'clear' && random.chance(0.06)
    const [requestMs, replyMs, duplicateMs] = [random.below(40) + 1, random.below(40) + 1, random.below(300) + 1]
    if (isLost) return void time.after(requestMs + replyMs, () => call.deliver('lost'))
    time.after(requestMs, async () => {
      // An aborted request may still arrive, except clearing the cart, which must not be repeated.
      if (!device.calls.has(call) && (request.call === 'clear' || random.chance(0.5))) return
      const reply = await arrive(call)
      time.after(replyMs, () => call.deliver(replyIsLost ? 'lost' : reply))
    })
    if (isDuplicated) time.after(requestMs + duplicateMs, async () => void (await arrive(call)))
  })
}

export function createTestCartCalls(call: (request: ServerRequest) => Promise<CartReply>): CartCalls {
  return {
    create: (owner) => call({ call: 'create', owner }),
    pull: (cart) => call({ call: 'pull', cart }),
    update: (cart, item) => call({ call: 'update', cart, item }),
    delete: (cart, item) => call({ call: 'delete', cart, item }),
    totals: (cart) => call({ call: 'totals', cart }),
    applyCoupon: (cart, code) => call({ call: 'applyCoupon', cart, code }),
    deleteCoupon: (cart) => call({ call: 'deleteCoupon', cart }),
    clear: (cart, mutationId) => call({ call: 'clear', cart, mutationId }),
    reset: (cart) => call({ call: 'reset', cart }),
    async availableQuantity(sku) {
      const reply = await call({ call: 'availableQuantity', sku })
      return reply === 'lost' ? 'lost' : (reply.result as number | null)
    },
  }
}

export const noopLog = { warn: () => undefined, error: () => undefined }

export function openPage(network: Network, device: Device, newId: () => string): Page {
  const { tabs, close } = device.browser.page()
  const { online } = device
  let isAlive = true
  const cart = createCart({
    view: network.view,
    calls: network.wrapCalls(createTestCartCalls((request) => send(network, device, request, () => isAlive))),
    cartStorage: device.browser.cartStorage,
    tabs,
    online: { ...online, mayTry: () => isAlive && online.get(), report: () => undefined, stop: () => undefined },
    log: noopLog,
    newId,
    clock: network.time,
    notifications: createNotifications(network.time),
  })
  return {
    cart,
    close() {
      isAlive = false
      cart.stop()
      close()
    },
  }
}

export function createPurchase(sku: string, quantity: number): Purchase {
  return {
    productId: 1,
    sku,
    parentSku: sku,
    typeId: 'simple',
    name: sku,
    path: `/${sku}`,
    picture: null,
    options: [],
    productOption: null,
    price: { shown: 1200, before: null, other: 1000, rate: 20, from: false },
    stock: null,
    errors: [],
    quantity,
  }
}
