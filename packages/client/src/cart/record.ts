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
  /** Counts the changes: of two records, the one with the higher revision is newer. */
  revision: number
  /** Counts the carts that this record has held, so that a late reply to an earlier cart can be recognised. */
  epoch: number
  owner: CartOwner
  /** Id of the customer; null for a guest, and where it is unknown. */
  customer: string | null
  /** Id of the server's cart; null until there is one. */
  cartId: string | null
  /** The lines as last confirmed by the server. */
  lines: readonly AgreedLine[]
  /** Changes that the server has not confirmed, oldest first. */
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
  /**
   * Ids of recent additions that had one, and of orders whose lines were restored: repeating one of these adds nothing.
   */
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
export function cartFingerprint({ cartId, lines, coupon }: CartRecord): string {
  return JSON.stringify([cartId, coupon, ...lines.map(({ itemId, qty }) => [itemId, qty])])
}

/** A hash that changes with all data that the server has to receive: lines, coupon, cart id, and changes it has not confirmed. */
export function cartHash(record: CartRecord): string {
  return hashText(JSON.stringify([cartFingerprint(record), ...record.queue.map(({ id }) => id)]))
}

/** Whether the cart has changed since the last synchronisation, or was never synchronised. */
export function isSyncNeeded(record: CartRecord): boolean {
  return record.hash === null || record.cartServerLastSyncDate === null || record.hash !== cartHash(record)
}

/** The fields of a record whose cart was never synchronised with the server. */
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
    totals: { reply, of: cartFingerprint(record) },
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
