import { type CartOptions, type CartRecord, loadReconciliation } from '@mantel/client'
import { shownQuantities } from '@mantel/domain/cart/sync'
import type { CartServer, Contents } from './cart-server.ts'
import { type History, type Operation, skus, stockQuantity } from './history.ts'
import {
  type CartIntent,
  clearSatisfied,
  explainChange,
  findRejectedIntents,
  findUnfinished,
  type Line,
  markSatisfied,
  markSoldOut,
} from './model.ts'
import { createSeededRandom } from './random.ts'
import { createVirtualTime } from './virtual-time.ts'
import { wakeWorker } from './worker.ts'
import { type Call, createDevice, createPurchase, type Device, type Network, openPage, type Page } from './world.ts'

/** Unique across all histories, because a server may remember the mutation ids of earlier ones. */
let ids = 0

/** Runs a history. Resolves to a description of its faults, or null if there are none. */
export async function runHistory(
  { seed, operations }: History,
  server: CartServer,
  view: CartOptions['view'],
  through: Network['wrapCalls'] = (calls) => calls,
): Promise<string | null> {
  // Loads the module before the start, because virtual time does not wait for files.
  await loadReconciliation()
  const faults: string[] = []
  /** The devices that changed each line of the server's carts, by item id. */
  const makers = new Map<number, Set<Device>>()
  /** Mutation ids that cleared a cart. A repeated one must not clear it again. */
  const clearMutationIds = new Set<string>()
  let isUnreliable = true
  const time = createVirtualTime(checkOwners)
  const network: Network = {
    time,
    view,
    server,
    isUnreliable: () => isUnreliable,
    wrapCalls: through,
    beforeSend: checkOwners,
    arrive,
  }
  const newId = () => `m${++ids}`
  const devices = ['first', 'second', 'third', 'guest'].map((name, at) =>
    createDevice(name, time, createSeededRandom(seed * 4 + at)),
  )
  const open = (device: Device): Page => {
    const page = openPage(network, device, newId)
    void page.cart.start()
    return page
  }
  for (const [at, device] of devices.entries()) device.pages = at === 0 ? [open(device), open(device)] : [open(device)]

  /** Delivers a request to the server and checks that intents explain every change of its cart. */
  async function arrive(call: Call) {
    const { request, intents, token, device } = call
    if (request.call !== 'update' && request.call !== 'delete' && request.call !== 'clear')
      return server.handle(request, token)
    const { cartId } = request.cart
    const before = await server.contents(cartId)
    const reply = await server.handle(request, token)
    const after = await server.contents(cartId)
    const clearMutationId =
      request.call === 'clear' && reply !== 'lost' && reply.code === 200 ? request.mutationId : null
    const emptied = clearMutationId !== null && !clearMutationIds.has(clearMutationId)
    if (clearMutationId !== null) clearMutationIds.add(clearMutationId)
    for (const sku of new Set([...before.keys(), ...after.keys(), ...intents.map((intent) => intent.sku)])) {
      const change = changeBy(call, sku, before, after.get(sku)?.qty ?? 0, emptied)
      const { from, to } = change
      const own = intents.filter((intent) => intent.sku === sku)
      if (!explainChange(own, change))
        faults.push(
          `${device.name}: ${JSON.stringify(request)} made ${from} ${sku} to ${to}, with ${JSON.stringify(own)}`,
        )
      if (from !== to) clearSatisfied(device.intents.filter((intent) => intent.sku === sku))
      const { itemId } = after.get(sku) ?? {}
      if (itemId !== undefined && from !== to) makers.set(itemId, new Set(makers.get(itemId)).add(device))
    }
    for (const other of devices) noteContents(other, cartId, linesFor(other, after))
    if (request.call === 'update' && reply !== 'lost' && reply.code === 400 && call.refused.length === 0) {
      const { sku, qty, item_id } = request.item
      const wanted = item_id === undefined ? (before.get(sku)?.qty ?? 0) + qty : qty
      const own = intents.filter((intent) => intent.sku === sku)
      call.refused = findRejectedIntents(own, changeBy(call, sku, before, wanted, false))
    }
    return reply
  }

  function changeBy({ request, device, known }: Call, sku: string, before: Contents, to: number, emptied: boolean) {
    const line = linesFor(device, before).get(sku)
    const adds = request.call === 'update' && request.item.item_id === undefined
    return { from: line?.qty ?? 0, to, line, stock: stockQuantity(sku), known: known.get(sku) ?? 0, adds, emptied }
  }

  function linesFor(device: Device, contents: Contents): Map<string, Line> {
    return new Map(
      [...contents].map(([sku, { qty, itemId }]) => {
        const makersOfLine = makers.get(itemId) ?? new Set()
        return [
          sku,
          { qty, itemId, by: !makersOfLine.has(device) ? 'others' : makersOfLine.size === 1 ? 'device' : 'both' },
        ]
      }),
    )
  }

  /**
   * Runs after each event. If the server has rejected a token, the device's customer has become a guest, who keeps the lines shown so far.
   */
  function checkOwners(): void {
    for (const device of devices) {
      const record = device.browser.record()
      if (!record || record.owner === device.owner) continue
      device.owner = record.owner
      if (record.owner === 'customer' || !record.parked) continue
      device.parkedIntents = device.intents
      device.intents = Object.entries(record.parked.shown).map(([key, qty]) => ({ ...intent(skuOf(key), 'add', qty) }))
    }
  }

  for (const operation of operations) {
    await time.run(operation.wait)
    await operate(operation)
    if (faults.length > 0) return faults.join('\n')
  }

  async function operate({ device: index, page: at, kind, sku, qty }: Operation): Promise<void> {
    const device = devices[index]!
    if (kind === 'worker') return wakeWorker(network, device, newId, qty % 500)
    await openIfClosed(device)
    const page = device.pages[at % device.pages.length]!
    const { cart } = page
    const line = cart.get().lines.find((one) => one.sku === sku)
    const { key = '', qty: shown = 0 } = line ?? {}
    const expect = (wanted: number) => {
      const seen = shownOf(page).get(sku) ?? 0
      if (seen !== wanted) faults.push(`${device.name}: ${kind} ${qty} ${sku} shows ${seen}, not ${wanted}`)
    }
    if (kind === 'add') {
      device.intents.push(intent(sku, 'add', qty))
      void cart.add(createPurchase(sku, qty))
      expect(shown + qty)
    } else if (kind === 'set' && shown > 0 && shown !== qty) {
      device.intents.push(intent(sku, 'set', qty))
      void cart.setQuantity(key, qty)
      expect(qty)
    } else if (kind === 'remove' && shown > 0) {
      const itemId = device.browser.record()?.lines.find((line) => line.key === key)?.itemId
      device.intents.push({ ...intent(sku, 'remove', 0), itemId })
      void cart.remove(key)
      expect(0)
    } else if (kind === 'clear' && device.browser.record()?.cartId) {
      // Clearing also removes lines that this device has not seen, if they exist when the request arrives.
      const seen = shownOf(page)
      for (const one of skus)
        device.intents.push({ ...intent(one, 'remove', 0), clearsCart: true, satisfied: !seen.has(one) })
      void cart.clear({ onServer: true })
    } else if (kind === 'offline') {
      device.online.set(false)
      for (const call of [...device.calls]) call.deliver('lost')
    } else if (kind === 'online') device.online.set(true)
    else if (kind === 'crash') {
      page.close()
      device.pages[device.pages.indexOf(page)] = open(device)
    } else if (kind === 'close') {
      page.close()
      device.pages.splice(device.pages.indexOf(page), 1)
    } else if (kind === 'login' && index < 3 && device.online.get()) await logIn(device)
    else if (kind === 'logout' && device.owner === 'customer') {
      device.token = null
      device.intents = []
      device.parkedIntents = []
      void cart.logOut()
    } else if (kind === 'expire' && device.token) await server.expire(device.token)
    else if (kind === 'connect') void cart.synchronise()
    await noteDone(device)
  }

  async function openIfClosed(device: Device): Promise<void> {
    if (device.pages.length > 0) return
    device.pages.push(open(device))
    await time.settle()
  }

  /** Runs after an operation, because the server's cart may already match the new intents. */
  async function noteDone(device: Device): Promise<void> {
    await time.settle()
    checkOwners()
    const cartId = device.browser.record()?.cartId ?? null
    noteContents(device, cartId, linesFor(device, cartId === null ? new Map() : await server.contents(cartId)))
  }

  async function logIn(device: Device): Promise<void> {
    device.token = await server.logIn()
    const record = device.browser.record()
    if (record?.owner !== 'customer') {
      const shown = record ? quantities(record) : new Map<string, number>()
      device.intents = [...device.parkedIntents.filter(({ done }) => !done), ...mergeIntents(shown, record?.parked)]
      device.parkedIntents = []
    }
    for (const { cart } of device.pages) void cart.logIn()
  }

  isUnreliable = false
  for (let round = 0; round < 3; round++) {
    for (const device of devices) {
      await openIfClosed(device)
      device.online.set(true)
      if (device.token !== null && !server.isValid(device.token)) {
        await logIn(device)
        await noteDone(device)
      }
      for (const { cart } of device.pages) void cart.synchronise()
    }
    await time.run(200_000)
  }
  if (faults.length > 0) return faults.join('\n')
  for (const device of devices) {
    const cartId = device.browser.record()?.cartId
    faults.push(...finalFaults(device, linesFor(device, cartId ? await server.contents(cartId) : new Map())))
  }
  for (const { pages } of devices) for (const page of pages) page.close()
  return faults.length > 0 ? faults.join('\n') : null
}

/** Marks the intents for this cart that its contents already satisfy. */
function noteContents(device: Device, cartId: string | null, lines: ReadonlyMap<string, Line>): void {
  const record = device.browser.record()
  const intents = [
    ...((record?.cartId ?? null) === cartId ? device.intents : []),
    ...(record?.parked?.cartId === cartId ? device.parkedIntents : []),
  ]
  markSatisfied(intents, lines)
  markSoldOut(intents, lines, stockQuantity)
}

function finalFaults(device: Device, lines: ReadonlyMap<string, Line>): string[] {
  const faults: string[] = []
  const record = device.browser.record()
  if (record && record.queue.length > 0) faults.push(`${device.name}: never sent ${JSON.stringify(record.queue)}`)
  for (const page of device.pages) {
    const shown = shownOf(page)
    if (page.cart.get().lines.length !== shown.size) faults.push(`${device.name}: a line twice`)
    const text = (map: ReadonlyMap<string, number>) => JSON.stringify([...map].toSorted())
    const serverQuantities = new Map([...lines].map(([sku, { qty }]) => [sku, qty]))
    if (text(shown) !== text(serverQuantities))
      faults.push(`${device.name} shows ${text(shown)}, the server has ${text(serverQuantities)}`)
  }
  for (const [sku, left] of findUnfinished(device.intents, lines, stockQuantity))
    faults.push(
      `${device.name}: ${JSON.stringify(left)} of ${sku} had no effect, there are ${lines.get(sku)?.qty ?? 0}`,
    )
  return faults
}

const intent = (sku: string, kind: CartIntent['kind'], qty: number): CartIntent => ({ sku, kind, qty, done: false })
const skuOf = (key: string): string => JSON.parse(key)[0]
const shownOf = ({ cart }: Page) => new Map(cart.get().lines.map(({ sku, qty }) => [sku, qty]))

type ShownParameters = Parameters<typeof shownQuantities>
function quantities({ lines, queue }: { lines: ShownParameters[0]; queue: ShownParameters[1] }): Map<string, number> {
  return new Map([...shownQuantities(lines, queue)].map(([key, qty]) => [skuOf(key), qty]))
}

/**
 * The intents that merge a guest's cart into the customer's at login. If the guest continued a parked cart of the customer, only the
 * difference to its lines is merged.
 */
function mergeIntents(shown: ReadonlyMap<string, number>, parked: CartRecord['parked'] = null): CartIntent[] {
  const before = new Map(Object.entries(parked?.shown ?? {}).map(([key, qty]) => [skuOf(key), qty]))
  const itemIds = new Map(parked?.lines.map(({ key, itemId }) => [skuOf(key), itemId]))
  return [...new Set([...shown.keys(), ...before.keys()])].flatMap((sku) => {
    const change = (shown.get(sku) ?? 0) - (before.get(sku) ?? 0)
    if (change > 0) return [intent(sku, 'merge', change)]
    if (change === 0) return []
    return [
      shown.has(sku)
        ? intent(sku, 'set', shown.get(sku) ?? 0)
        : { ...intent(sku, 'remove', 0), itemId: itemIds.get(sku) },
    ]
  })
}
