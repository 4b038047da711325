import { type CartReply, sendChanges } from '@mantel/client'
import type { ServerRequest } from './cart-server.ts'
import { callsOver, type Device, type Network, quiet, send } from './world.ts'

/**
 * The service worker of a device, woken once: one more page of its browser, which comes and goes. It works for whoever the
 * cart was of when it began, and concludes nothing from a token that is refused. `livesMs`: how long the browser lets it.
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
  async function ask(request: ServerRequest): Promise<CartReply> {
    const isNotOurs = isCustomers(request) && (owner === 'guest' || device.token === null)
    if (isNotOurs || !online.get()) return 'lost'
    const reply = await send(network, device, request, () => isAlive)
    return reply !== 'lost' && reply.code === 401 ? 'lost' : reply
  }
  void sendChanges({
    ...{ shelf: browser.shelf, tabs, calls: network.through(callsOver(ask)), newId, log: quiet },
    settings: network.view.settings,
    clock: network.time,
  }).then(end)
  network.time.after(livesMs, end)
}

function isCustomers(request: ServerRequest): boolean {
  if (request.call === 'create') return request.owner === 'customer'
  return 'cart' in request && request.cart.owner === 'customer'
}
