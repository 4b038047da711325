import {
  type AddMutation,
  enqueue,
  enqueueReplacement,
  type LocalCart,
  type Mutation,
  mergeIntoCustomerCart,
  shownQuantities,
} from '@mantel/domain/cart/sync'
import type { ShopMessage } from '../notifications.ts'
import type { LineProduct } from './line-product.ts'
import {
  type CartMessage,
  type CartRecord,
  cartFingerprint,
  emptyRecord,
  neverSynchronised,
  withTotals,
} from './record.ts'
import type { ServerTotals } from './server-totals.ts'
import type { RecordChange } from './shared-record.ts'
import type { SavedLine } from './state.ts'

/**
 * Changes that shoppers make to a cart, as functions on its record. A function may be called several times, each time
 * with a newer record that another page has written.
 */

/** Stores the product data of the line and drops the messages about it. */
export function queueMutation(mutation: Mutation, goods: LineProduct | null = null): RecordChange {
  return (record) => {
    const key = 'key' in mutation ? mutation.key : null
    const itemIds = new Map(record.lines.map((line) => [line.key, line.itemId]))
    const itemId = mutation.kind === 'remove' ? itemIds.get(mutation.key) : undefined
    const next = mutation.kind === 'remove' && itemId !== undefined ? { ...mutation, itemId } : mutation
    return {
      ...record,
      queue: enqueue(record.queue, next, (one) => itemIds.has(one)),
      goods: goods && key !== null ? { ...record.goods, [key]: { ...record.goods[key], ...goods } } : record.goods,
      messages: record.messages.filter((one) => one.key === null || one.key !== key),
    }
  }
}

/** Adds a line in place of another one, which stays if the server refuses the new line. */
export function queueReplacement(
  added: AddMutation,
  goods: LineProduct,
  replaced: { id: string; key: string },
): RecordChange {
  return (record) => {
    const itemId = record.lines.find(({ key }) => key === replaced.key)?.itemId
    return {
      ...record,
      queue: enqueueReplacement(record.queue, added, { ...replaced, kind: 'remove', itemId }),
      goods: { ...record.goods, [added.key]: { ...record.goods[added.key], ...goods } },
      messages: record.messages.filter(({ key }) => key !== added.key && key !== replaced.key),
    }
  }
}

/**
 * Replaces the messages about the line or coupon with this key. null: removes its errors; its warnings stay until they
 * are dismissed.
 */
export function setMessage(
  key: string | null,
  newMessage: { id: string; message: ShopMessage; type: CartMessage['type'] } | null,
): RecordChange {
  return (record) => {
    const others = record.messages.filter((one) => one.key !== key || (!newMessage && one.type === 'warning'))
    return { ...record, messages: newMessage ? [...others, { ...newMessage, key }] : others }
  }
}

export const dismissMessage =
  (id: string): RecordChange =>
  (record) => ({ ...record, messages: record.messages.filter((one) => one.id !== id) })

/**
 * Merges the guest's cart into the customer's. Does nothing if the cart already belongs to this customer, so it may be
 * called again. Drops the cart of another customer, whose logout this cart has missed, instead of merging it.
 */
export function logIn(newIds: () => () => string, customer: string | null): RecordChange {
  return (found) => {
    if (found.owner === 'customer' && !belongsToAnother(found, customer)) return found
    const record = dropCustomerCart(found)
    const { parked } = record
    const held = mergeIntoCustomerCart(record, parked, newIds(), customer)
    const cartId = parked?.customer === customer ? (parked?.cartId ?? null) : null
    return { ...withOtherCart(record, held, cartId), owner: 'customer', customer, parked: null, bypassed: 0 }
  }
}

/** Removes the cart from this browser; the customer's cart stays on the server. */
export const logOut: RecordChange = ({ revision, epoch }) => ({ ...emptyRecord, revision, epoch: epoch + 1 })

/** Drops the cart of a customer who signed out while this cart was not open. A guest's cart stays. */
export const dropCustomerCart: RecordChange = (record) => (record.owner === 'customer' ? logOut(record) : record)

/**
 * Drops the cart of the customer whose logout this page missed. A guest's cart stays, and so does the cart of the
 * successor, who has signed in since.
 */
export const dropCartOfPreviousCustomer =
  (successor: string | null): RecordChange =>
  (record) =>
    successor !== null && record.customer === successor ? record : dropCustomerCart(record)

const belongsToAnother = (record: CartRecord, customer: string | null) =>
  record.customer !== null && customer !== null && record.customer !== customer

/** An order is being placed with this cart: until it is decided, the cart is not synchronised. */
export const holdForOrder =
  (orderId: string): RecordChange =>
  (record) => ({ ...record, heldBy: orderId })

/**
 * Only the order that holds the cart can release it. Its lines are still in the cart, so its id is stored: restoring
 * the lines then adds nothing.
 */
export const releaseFromOrder =
  (orderId: string): RecordChange =>
  (record) =>
    record.heldBy === orderId ? { ...withAdditionId(record, orderId), heldBy: null } : record

/**
 * Adds the lines of a failed order. If they were added before, or were never taken out of the cart, only lines below
 * the ordered quantity are raised to it. The id of each line becomes the id of its mutation.
 */
export const restoreOrderLines =
  (orderId: string, lines: readonly (SavedLine & { id: string })[]): RecordChange =>
  (record) => {
    const isRepeated = record.additions.includes(orderId)
    const changes = linesToRestore(record, orderId, lines).map(({ id, key, qty, goods }) =>
      queueMutation({ id, kind: isRepeated ? 'set' : 'add', key, qty }, record.goods[key] ? null : goods),
    )
    const next = changes.reduce((changed, change) => change(changed), record)
    return isRepeated ? next : withAdditionId(next, orderId)
  }

export function linesToRestore<Line extends SavedLine>(
  { additions, lines, queue }: CartRecord,
  orderId: string,
  ordered: readonly Line[],
): Line[] {
  const isRepeated = additions.includes(orderId)
  const quantities = shownQuantities(lines, queue)
  return ordered.filter(({ key, qty }) => !isRepeated || (quantities.get(key) ?? 0) < qty)
}

/** Number of addition ids that the record keeps, so that a repeated addition is recognised. */
const maxAdditions = 20

export const withAdditionId = (record: CartRecord, id: string): CartRecord => ({
  ...record,
  additions: [...record.additions, id].slice(-maxAdditions),
})

/** Stores the server's totals if they match the confirmed lines; a cart that has changed since gets its own totals. */
export const storeServerTotals =
  (epoch: number, of: string, reply: ServerTotals, now: number): RecordChange =>
  (record) =>
    record.epoch === epoch && cartFingerprint(record) === of ? withTotals(record, reply, now) : record

/**
 * Empties the cart in this browser only, for instance after an order. The cart id is removed too, so the next line
 * creates a new cart.
 */
export const emptyCartLocally: RecordChange = (record) => ({
  ...withOtherCart(record, { lines: [], queue: [], coupon: null }, null),
  goods: {},
  messages: [],
})

/**
 * The server has emptied the cart: removes its lines. Keeps what the shopper has added since the call was made;
 * queueBefore is the queue at that time.
 */
export const dropLines =
  (epoch: number, queueBefore: readonly Mutation[]): RecordChange =>
  (record) => {
    if (record.epoch !== epoch) return record
    const before = new Map(queueBefore.map((mutation) => [mutation.id, mutation]))
    const queue = record.queue.flatMap((mutation) => changeSince(mutation, before.get(mutation.id)))
    return { ...record, lines: [], queue, totals: null }
  }

/**
 * The part of a mutation that is newer than `before`: a later change of the same line may have been merged into a
 * mutation that was not sent yet.
 */
function changeSince(mutation: Mutation, before: Mutation | undefined): Mutation[] {
  if (mutation.kind === 'remove') return []
  if (!before || !('qty' in mutation) || !('qty' in before)) return before ? [] : [mutation]
  if (mutation.qty === before.qty) return []
  const isMore = mutation.kind === 'add' && before.kind === 'add'
  return [isMore ? { ...mutation, qty: mutation.qty - before.qty } : mutation]
}

function withOtherCart(record: CartRecord, { lines, queue, coupon }: LocalCart, cartId: string | null): CartRecord {
  return { ...record, ...neverSynchronised, lines, queue, coupon, cartId, epoch: record.epoch + 1 }
}

export const storeStock =
  (sku: string, stock: LineProduct['stock']): RecordChange =>
  (record) => ({
    ...record,
    goods: Object.fromEntries(
      Object.entries(record.goods).map(([key, goods]) => [key, goods.sku === sku ? { ...goods, stock } : goods]),
    ),
  })
