import { enqueue, type HeldCart, logInto, type Mutation } from '@mantel/domain/cart/sync'
import type { Said } from '../notifications.ts'
import type { Goods } from './goods.ts'
import { type CartMessage, type CartRecord, emptyRecord, fingerprint } from './record.ts'
import type { ServerTotals } from './server-totals.ts'
import type { Change } from './shared-record.ts'

/** What shoppers do to a cart, as changes of its record. They may run more than once, on a record that others changed. */

/** The line's goods are known from now on, and what stood against it is forgotten. */
export function mutate(mutation: Mutation, goods: Goods | null = null): Change {
  return (record) => {
    const key = 'key' in mutation ? mutation.key : null
    const there = new Map(record.lines.map((line) => [line.key, line.itemId]))
    const itemId = mutation.kind === 'remove' ? there.get(mutation.key) : undefined
    const next = mutation.kind === 'remove' && itemId !== undefined ? { ...mutation, itemId } : mutation
    return {
      ...record,
      queue: enqueue(record.queue, next, (one) => there.has(one)),
      goods: goods && key !== null ? { ...record.goods, [key]: { ...record.goods[key], ...goods } } : record.goods,
      messages: record.messages.filter((one) => one.key === null || one.key !== key),
    }
  }
}

/** In place of what was said before. null: what stood against it is over, warnings stay to be read. */
export function sayAbout(
  key: string | null,
  said: { id: string; message: Said; type: CartMessage['type'] } | null,
): Change {
  return (record) => {
    const others = record.messages.filter((one) => one.key !== key || (!said && one.type === 'warning'))
    return { ...record, messages: said ? [...others, { ...said, key }] : others }
  }
}

export const dismissMessage =
  (id: string): Change =>
  (record) => ({ ...record, messages: record.messages.filter((one) => one.id !== id) })

/**
 * The customer's cart takes in the guest's. A cart that is the customer's already is left alone, however often this runs;
 * nothing of another customer's, who signed out elsewhere, comes along.
 */
export function logIn(newIds: () => () => string, customer: string | null): Change {
  return (found) => {
    if (found.owner === 'customer' && !isAnothers(found, customer)) return found
    const record = leaveCustomers(found)
    const { parked } = record
    const held = logInto(record, parked, newIds(), customer)
    const cartId = parked?.customer === customer ? (parked?.cartId ?? null) : null
    return { ...elsewhere(record, held, cartId), owner: 'customer', customer, parked: null, bypassed: 0 }
  }
}

/** Nothing of it stays in this browser; the customer's cart stays on the server. */
export const logOut: Change = ({ revision, epoch }) => ({ ...emptyRecord, revision, epoch: epoch + 1 })

/** Whoever had this cart has signed out, without its hearing of it. A guest's stays. */
export const leaveCustomers: Change = (record) => (record.owner === 'customer' ? logOut(record) : record)

const isAnothers = (record: CartRecord, customer: string | null) =>
  record.customer !== null && customer !== null && record.customer !== customer

/** An order is under way with this cart: what the server says about it meanwhile is no news. */
export const holdFor =
  (orderId: string): Change =>
  (record) => ({ ...record, heldBy: orderId })

/** Only the order that holds it lets it go. */
export const releaseFrom =
  (orderId: string): Change =>
  (record) =>
    record.heldBy === orderId ? { ...record, heldBy: null } : record

/** The server's totals of the lines as they are agreed on; a cart that has changed since gets its own. */
export const takeTotals =
  (epoch: number, of: string, reply: ServerTotals): Change =>
  (record) =>
    record.epoch === epoch && fingerprint(record) === of ? { ...record, totals: { reply, of } } : record

/** Emptied here, after an order for instance. Without a cart id the next line gets a new cart. */
export const emptyHere: Change = (record) => ({
  ...elsewhere(record, { lines: [], queue: [], coupon: null }, null),
  goods: {},
  messages: [],
})

function elsewhere(record: CartRecord, { lines, queue, coupon }: HeldCart, cartId: string | null): CartRecord {
  return { ...record, lines, queue, coupon, cartId, totals: null, hash: null, epoch: record.epoch + 1 }
}

export const noteStock =
  (sku: string, stock: Goods['stock']): Change =>
  (record) => ({
    ...record,
    goods: Object.fromEntries(
      Object.entries(record.goods).map(([key, goods]) => [key, goods.sku === sku ? { ...goods, stock } : goods]),
    ),
  })
