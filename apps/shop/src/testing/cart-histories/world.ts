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
import type { Dice } from './dice.ts'
import { type Deed, hearNothing, hearRefusal } from './model.ts'
import { type SharedBrowser, sharedBrowser } from './shared-browser.ts'
import type { VirtualTime } from './virtual-time.ts'

/** A browser with its pages. Several pages share one cart. */
export type Device = {
  name: string
  browser: SharedBrowser
  online: Observable<boolean>
  token: string | null
  pages: Page[]
  /** For the cart that it has at the moment. */
  deeds: Deed[]
  /** For the customer's cart that was put aside. */
  parkedDeeds: Deed[]
  calls: Set<Call>
  owner: 'guest' | 'customer'
  /** How its calls fare. */
  dice: Dice
}
export type Page = { cart: Cart; close(): void }

export type Call = {
  device: Device
  request: ServerRequest
  token: string | null
  deeds: readonly Deed[]
  /** By sku: how many the device knew of when it sent the call. */
  known: ReadonlyMap<string, number>
  /** What the server refused with it; it is over when the device hears of it. */
  refused: readonly Deed[]
  give(reply: CartReply): void
}

export type Network = {
  time: VirtualTime
  view: CartOptions['view']
  server: CartServer
  /** Whether something goes wrong now and then. */
  isRough(): boolean
  /** What becomes of a cart's calls before they are on their way: nothing, if the cart itself is to be tried. */
  through(calls: CartCalls): CartCalls
  /** The server takes a call. */
  arrive(call: Call): Promise<CartReply>
}

export function newDevice(name: string, time: VirtualTime, luck: Dice): Device {
  return {
    name,
    browser: sharedBrowser(time),
    online: createObservable(true),
    token: null,
    pages: [],
    deeds: [],
    parkedDeeds: [],
    calls: new Set(),
    owner: 'guest',
    dice: luck,
  }
}

function knownTo({ browser }: Device): Map<string, number> {
  const { lines = [], goods = {} } = browser.record() ?? {}
  return new Map(lines.map(({ key, qty }) => [goods[key]?.sku ?? '', qty]))
}

/** Replies may be late, lost or follow a call that came twice. Calls may be lost, or arrive after all. */
export function send(
  network: Network,
  device: Device,
  request: ServerRequest,
  isAlive: () => boolean,
): Promise<CartReply> {
  const { time, isRough, arrive } = network
  const { dice } = device
  return new Promise((resolve) => {
    const call: Call = {
      device,
      request,
      token: device.token,
      deeds: device.deeds.filter(({ done }) => !done),
      known: knownTo(device),
      refused: [],
      give(reply) {
        if (!device.calls.delete(call) || !isAlive()) return
        if (reply !== 'lost') hearRefusal(call.refused)
        else if (request.call === 'mostOf') hearNothing(device.deeds, request.sku)
        resolve(reply)
      },
    }
    device.calls.add(call)
    const rough = isRough()
    const isLost = rough && dice.chance(0.06)
    const replyIsLost = rough && dice.chance(0.1)
    const comesTwice = rough && request.call !== 'clear' && dice.chance(0.06)
    const [there, back, again] = [dice.below(40) + 1, dice.below(40) + 1, dice.below(300) + 1]
    if (isLost) return void time.after(there + back, () => call.give('lost'))
    time.after(there, async () => {
      // A call that was broken off may arrive all the same; emptying a cart is not something to repeat.
      if (!device.calls.has(call) && (request.call === 'clear' || dice.chance(0.5))) return
      const reply = await arrive(call)
      time.after(back, () => call.give(replyIsLost ? 'lost' : reply))
    })
    if (comesTwice) time.after(there + again, async () => void (await arrive(call)))
  })
}

export function callsOver(ask: (request: ServerRequest) => Promise<CartReply>): CartCalls {
  return {
    create: (owner) => ask({ call: 'create', owner }),
    pull: (cart) => ask({ call: 'pull', cart }),
    update: (cart, item) => ask({ call: 'update', cart, item }),
    delete: (cart, item) => ask({ call: 'delete', cart, item }),
    totals: (cart) => ask({ call: 'totals', cart }),
    applyCoupon: (cart, code) => ask({ call: 'applyCoupon', cart, code }),
    deleteCoupon: (cart) => ask({ call: 'deleteCoupon', cart }),
    clear: (cart, mutationId) => ask({ call: 'clear', cart, mutationId }),
    reset: (cart) => ask({ call: 'reset', cart }),
    async mostOf(sku) {
      const reply = await ask({ call: 'mostOf', sku })
      return reply === 'lost' ? 'lost' : (reply.result as number | null)
    },
  }
}

export const quiet = { warn: () => undefined, error: () => undefined }

export function openPage(network: Network, device: Device, newId: () => string): Page {
  const { tabs, close } = device.browser.page()
  const { online } = device
  let isAlive = true
  const cart = createCart({
    view: network.view,
    calls: network.through(callsOver((request) => send(network, device, request, () => isAlive))),
    shelf: device.browser.shelf,
    tabs,
    online: { ...online, mayTry: () => isAlive && online.get(), report: () => undefined, stop: () => undefined },
    log: quiet,
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

export function purchase(sku: string, quantity: number): Purchase {
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
    price: { shown: 1200, before: null, other: 1000, from: false },
    stock: null,
    errors: [],
    quantity,
  }
}
