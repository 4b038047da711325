import type { AgreedLine, Mutation, ParkedCart } from '@mantel/domain/cart/sync'
import { hashText } from '../catalog/hash-text.ts'
import type { ShopMessage } from '../notifications.ts'
import type { CartOwner } from './cart-calls.ts'
import type { LineProduct } from './line-product.ts'
import type { ServerTotals } from './server-totals.ts'
import { withServerPrice } from './sync/server-item.ts'

/**
 * The stored state of a cart. Immutable: a change creates a new record, so that pages and workers can keep references.
 */
export type CartRecord = {
  /** Number of changes. The record with the higher revision is newer. */
  revision: number
  /** Number of carts. It identifies late replies that belong to an earlier cart. */
  epoch: number
  owner: CartOwner
  /** Id of the customer; null for a guest, and where it is unknown. */
  customer: string | null
  /** Id of the server's cart; null until there is one. */
  cartId: string | null
  /** The lines as last confirmed by the server. */
  lines: readonly AgreedLine[]
  /** Changes since then. */
  queue: readonly Mutation[]
  /** Product data of the lines, by key. */
  goods: Readonly<Record<string, LineProduct>>
  coupon: string | null
  parked: ParkedCart | null
  /** How often the server refused the token and a guest's cart was used instead. */
  bypassed: number
  totals: { reply: ServerTotals; of: string } | null
  /** `cartHash` at the last complete synchronisation. */
  hash: string | null
  /** Milliseconds. When the server's lines, and its totals, were last received; null: never for this cart. */
  cartServerLastSyncDate: number | null
  cartServerLastTotalsSyncDate: number | null
  messages: readonly CartMessage[]
  /** Ids of the last additions that carried one, and of orders whose lines are in the cart again. */
  additions: readonly string[]
  /** The order that is being placed or paid with this cart; until it is decided, the cart is not synchronised. */
  heldBy: string | null
}

/** A message that stays in the cart until it is dismissed or its line changes. */
export type CartMessage = { id: string; type: 'error' | 'warning'; key: string | null; message: ShopMessage }

export const emptyRecord: CartRecord = {
  revision: 0,
  epoch: 0,
  owner: 'guest',
  customer: null,
  cartId: null,
  lines: [],
  queue: [],
  goods: {},
  coupon: null,
  parked: null,
  bypassed: 0,
  totals: null,
  hash: null,
  cartServerLastSyncDate: null,
  cartServerLastTotalsSyncDate: null,
  messages: [],
  additions: [],
  heldBy: null,
}

/** Identifies the cart content that the server's totals belong to. */
export function fingerprint({ cartId, lines, coupon }: CartRecord): string {
  return JSON.stringify([cartId, coupon, ...lines.map(({ itemId, qty }) => [itemId, qty])])
}

/** A hash that changes with all data that the server has to receive: lines, coupon, cart id, and changes it has not confirmed. */
export function cartHash(record: CartRecord): string {
  return hashText(JSON.stringify([fingerprint(record), ...record.queue.map(({ id }) => id)]))
}

/** Whether the cart has changed since the last synchronisation, or was never synchronised. */
export function isSyncNeeded(record: CartRecord): boolean {
  return record.hash === null || record.cartServerLastSyncDate === null || record.hash !== cartHash(record)
}

/** The state of a record that belongs to no synchronised server cart. */
export const neverSynchronised = {
  totals: null,
  hash: null,
  cartServerLastSyncDate: null,
  cartServerLastTotalsSyncDate: null,
} as const

/** Stores the server's totals for the record's own lines. */
export function withTotals(record: CartRecord, reply: ServerTotals, now: number): CartRecord {
  return {
    ...record,
    goods: withTotalsPrices(record, reply),
    totals: { reply, of: fingerprint(record) },
    cartServerLastTotalsSyncDate: now,
    hash: record.queue.length === 0 ? cartHash(record) : record.hash,
  }
}

/** Takes over the unit prices of the totals: the country of delivery may have changed their tax since the lines were pulled. */
function withTotalsPrices({ goods, lines }: CartRecord, { items }: ServerTotals): CartRecord['goods'] {
  const changed = items.flatMap((item): [string, LineProduct][] => {
    const key = lines.find(({ itemId }) => itemId === item.item_id)?.key
    const known = key === undefined ? undefined : goods[key]
    const priced = known && withServerPrice(known, item)
    return key !== undefined && priced && priced !== known ? [[key, priced]] : []
  })
  return changed.length === 0 ? goods : { ...goods, ...Object.fromEntries(changed) }
}
