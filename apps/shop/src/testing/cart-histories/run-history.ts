import type { CartOptions, CartRecord } from '@mantel/client'
import { shownQuantities } from '@mantel/domain/cart/sync'
import type { CartServer, Contents } from './cart-server.ts'
import { dice } from './dice.ts'
import { type History, type Operation, skus, stockOf } from './history.ts'
import { type Deed, explain, forgetMet, type Line, noteMet, noteSoldOut, refusedDeeds, unfinished } from './model.ts'
import { virtualTime } from './virtual-time.ts'
import { wakeWorker } from './worker.ts'
import { type Call, type Device, type Network, newDevice, openPage, type Page, purchase } from './world.ts'

/** Over all histories: a server may remember what an earlier one sent. */
let ids = 0

/** What a history got wrong; null for nothing. */
export async function runHistory(
  { seed, operations }: History,
  server: CartServer,
  view: CartOptions['view'],
  through: Network['through'] = (calls) => calls,
): Promise<string | null> {
  const faults: string[] = []
  /** By the server's line: whose calls made it what it is. */
  const makers = new Map<number, Set<Device>>()
  /** Mutations that emptied a cart: the same one again must leave it alone. */
  const emptyings = new Set<string>()
  let isRough = true
  const time = virtualTime(look)
  const network: Network = { time, view, server, isRough: () => isRough, through, arrive }
  const newId = () => `m${++ids}`
  const devices = ['first', 'second', 'third', 'guest'].map((name, at) => newDevice(name, time, dice(seed * 4 + at)))
  const open = (device: Device): Page => {
    const page = openPage(network, device, newId)
    void page.cart.start()
    return page
  }
  for (const [at, device] of devices.entries()) device.pages = at === 0 ? [open(device), open(device)] : [open(device)]

  /** The server takes a call, and every change of its cart has to be explained. */
  async function arrive(call: Call) {
    const { request, deeds, token, device } = call
    if (request.call !== 'update' && request.call !== 'delete' && request.call !== 'clear')
      return server.handle(request, token)
    const { cartId } = request.cart
    const before = await server.contents(cartId)
    const reply = await server.handle(request, token)
    const after = await server.contents(cartId)
    const emptying = request.call === 'clear' && reply !== 'lost' && reply.code === 200 ? request.mutationId : null
    const emptied = emptying !== null && !emptyings.has(emptying)
    if (emptying !== null) emptyings.add(emptying)
    for (const sku of new Set([...before.keys(), ...after.keys(), ...deeds.map((deed) => deed.sku)])) {
      const change = changeBy(call, sku, before, after.get(sku)?.qty ?? 0, emptied)
      const { from, to } = change
      const own = deeds.filter((deed) => deed.sku === sku)
      if (!explain(own, change))
        faults.push(
          `${device.name}: ${JSON.stringify(request)} made ${from} ${sku} to ${to}, with ${JSON.stringify(own)}`,
        )
      if (from !== to) forgetMet(device.deeds.filter((deed) => deed.sku === sku))
      const { itemId } = after.get(sku) ?? {}
      if (itemId !== undefined && from !== to) makers.set(itemId, new Set(makers.get(itemId)).add(device))
    }
    for (const other of devices) noteContents(other, cartId, linesFor(other, after))
    if (request.call === 'update' && reply !== 'lost' && reply.code === 400 && call.refused.length === 0) {
      const { sku, qty, item_id } = request.item
      const wanted = item_id === undefined ? (before.get(sku)?.qty ?? 0) + qty : qty
      const own = deeds.filter((deed) => deed.sku === sku)
      call.refused = refusedDeeds(own, changeBy(call, sku, before, wanted, false))
    }
    return reply
  }

  function changeBy({ request, device, known }: Call, sku: string, before: Contents, to: number, emptied: boolean) {
    const line = linesFor(device, before).get(sku)
    const adds = request.call === 'update' && request.item.item_id === undefined
    return { from: line?.qty ?? 0, to, line, stock: stockOf(sku), known: known.get(sku) ?? 0, adds, emptied }
  }

  function linesFor(device: Device, contents: Contents): Map<string, Line> {
    return new Map(
      [...contents].map(([sku, { qty, itemId }]) => {
        const by = makers.get(itemId) ?? new Set()
        return [sku, { qty, itemId, by: !by.has(device) ? 'others' : by.size === 1 ? 'device' : 'both' }]
      }),
    )
  }

  /** After whatever happened: a refused token makes a guest of a customer, with all that they see. */
  function look(): void {
    for (const device of devices) {
      const record = device.browser.record()
      if (!record || record.owner === device.owner) continue
      device.owner = record.owner
      if (record.owner === 'customer' || !record.parked) continue
      device.parkedDeeds = device.deeds
      device.deeds = Object.entries(record.parked.shown).map(([key, qty]) => ({ ...deed(skuOf(key), 'add', qty) }))
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
      device.deeds.push(deed(sku, 'add', qty))
      void cart.add(purchase(sku, qty))
      expect(shown + qty)
    } else if (kind === 'set' && shown > 0 && shown !== qty) {
      device.deeds.push(deed(sku, 'set', qty))
      void cart.setQuantity(key, qty)
      expect(qty)
    } else if (kind === 'remove' && shown > 0) {
      const itemId = device.browser.record()?.lines.find((line) => line.key === key)?.itemId
      device.deeds.push({ ...deed(sku, 'remove', 0), itemId })
      void cart.remove(key)
      expect(0)
    } else if (kind === 'clear' && device.browser.record()?.cartId) {
      // What this device has not seen goes too, if it is there when the call arrives.
      const seen = shownOf(page)
      for (const one of skus) device.deeds.push({ ...deed(one, 'remove', 0), empties: true, met: !seen.has(one) })
      void cart.clear({ onServer: true })
    } else if (kind === 'offline') {
      device.online.set(false)
      for (const call of [...device.calls]) call.give('lost')
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
      device.deeds = []
      device.parkedDeeds = []
      void cart.logOut()
    } else if (kind === 'expire' && device.token) await server.expire(device.token)
    else if (kind === 'connect') void cart.connect()
    await noteDone(device)
  }

  async function openIfClosed(device: Device): Promise<void> {
    if (device.pages.length > 0) return
    device.pages.push(open(device))
    await time.settle()
  }

  /** After a deed: what it finds there may be just as it wants it. */
  async function noteDone(device: Device): Promise<void> {
    await time.settle()
    look()
    const cartId = device.browser.record()?.cartId ?? null
    noteContents(device, cartId, linesFor(device, cartId === null ? new Map() : await server.contents(cartId)))
  }

  async function logIn(device: Device): Promise<void> {
    device.token = await server.logIn()
    const record = device.browser.record()
    if (record?.owner !== 'customer') {
      const shown = record ? quantities(record) : new Map<string, number>()
      device.deeds = [...device.parkedDeeds.filter(({ done }) => !done), ...brought(shown, record?.parked)]
      device.parkedDeeds = []
    }
    for (const { cart } of device.pages) void cart.logIn()
  }

  isRough = false
  for (let round = 0; round < 3; round++) {
    for (const device of devices) {
      await openIfClosed(device)
      device.online.set(true)
      if (device.token !== null && !server.isGood(device.token)) {
        await logIn(device)
        await noteDone(device)
      }
      for (const { cart } of device.pages) void cart.connect()
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

/** Deeds for this cart that find it as they want it have nothing left to do. */
function noteContents(device: Device, cartId: string | null, lines: ReadonlyMap<string, Line>): void {
  const record = device.browser.record()
  const deeds = [
    ...((record?.cartId ?? null) === cartId ? device.deeds : []),
    ...(record?.parked?.cartId === cartId ? device.parkedDeeds : []),
  ]
  noteMet(deeds, lines)
  noteSoldOut(deeds, lines, stockOf)
}

function finalFaults(device: Device, lines: ReadonlyMap<string, Line>): string[] {
  const faults: string[] = []
  const record = device.browser.record()
  if (record && record.queue.length > 0) faults.push(`${device.name}: never sent ${JSON.stringify(record.queue)}`)
  for (const page of device.pages) {
    const shown = shownOf(page)
    if (page.cart.get().lines.length !== shown.size) faults.push(`${device.name}: a line twice`)
    const text = (map: ReadonlyMap<string, number>) => JSON.stringify([...map].toSorted())
    const there = new Map([...lines].map(([sku, { qty }]) => [sku, qty]))
    if (text(shown) !== text(there)) faults.push(`${device.name} shows ${text(shown)}, the server has ${text(there)}`)
  }
  for (const [sku, left] of unfinished(device.deeds, lines, stockOf))
    faults.push(
      `${device.name}: ${JSON.stringify(left)} of ${sku} had no effect, there are ${lines.get(sku)?.qty ?? 0}`,
    )
  return faults
}

const deed = (sku: string, kind: Deed['kind'], qty: number): Deed => ({ sku, kind, qty, done: false })
const skuOf = (key: string): string => JSON.parse(key)[0]
const shownOf = ({ cart }: Page) => new Map(cart.get().lines.map(({ sku, qty }) => [sku, qty]))

type Kept = Parameters<typeof shownQuantities>
function quantities({ lines, queue }: { lines: Kept[0]; queue: Kept[1] }): Map<string, number> {
  return new Map([...shownQuantities(lines, queue)].map(([key, qty]) => [skuOf(key), qty]))
}

/** What a guest brings into the customer's cart; of what was in it before only the difference, about the lines of that time. */
function brought(shown: ReadonlyMap<string, number>, parked: CartRecord['parked'] = null): Deed[] {
  const was = new Map(Object.entries(parked?.shown ?? {}).map(([key, qty]) => [skuOf(key), qty]))
  const itemIds = new Map(parked?.lines.map(({ key, itemId }) => [skuOf(key), itemId]))
  return [...new Set([...shown.keys(), ...was.keys()])].flatMap((sku) => {
    const change = (shown.get(sku) ?? 0) - (was.get(sku) ?? 0)
    if (change > 0) return [deed(sku, 'merge', change)]
    if (change === 0) return []
    return [
      shown.has(sku) ? deed(sku, 'set', shown.get(sku) ?? 0) : { ...deed(sku, 'remove', 0), itemId: itemIds.get(sku) },
    ]
  })
}
