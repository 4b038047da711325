import { type CartReply, sendChanges } from '@mantel/client'
import type { ServerRequest } from './cart-server.ts'
import { createTestCartCalls, type Device, type Network, noopLog, send } from './world.ts'

/**
 * Runs the service worker of a device once. It acts like one more page of the browser, works for the owner that the cart had
 * when it started, and ignores a rejected token. `livesMs` is the time after which the browser stops it.
 */
export function wakeWorker(network: Network, device: Device, newId: () => string, livesMs: number): void {
  const { browser, online } = device
  const owner = browser.record()?.owner ?? 'guest'
  if ((owner === 'customer') !== (device.token !== null)) return
  const { tabs, close } = browser.page()
  let isAlive = true
  const end = () => {
    isAlive = false
    close()
  }
  async function call(request: ServerRequest): Promise<CartReply> {
    const belongsToOtherOwner = isForCustomer(request) && (owner === 'guest' || device.token === null)
    if (belongsToOtherOwner || !online.get()) return 'lost'
    const reply = await send(network, device, request, () => isAlive)
    return reply !== 'lost' && reply.code === 401 ? 'lost' : reply
  }
  void sendChanges({
    cartStorage: browser.cartStorage,
    tabs,
    calls: network.wrapCalls(createTestCartCalls(call)),
    newId,
    log: noopLog,
    settings: network.view.settings,
    clock: network.time,
  }).then(end)
  network.time.after(livesMs, end)
}

function isForCustomer(request: ServerRequest): boolean {
  if (request.call === 'create') return request.owner === 'customer'
  return 'cart' in request && request.cart.owner === 'customer'
}
