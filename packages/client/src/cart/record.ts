import type { AgreedLine, Mutation, ParkedCart } from '@mantel/domain/cart/sync'
import type { Said } from '../notifications.ts'
import type { CartOwner } from './cart-calls.ts'
import type { Goods } from './goods.ts'
import type { ServerTotals } from './server-totals.ts'

/**
 * Everything that is kept of a cart. Never changed in place: a change makes a new one, so that every page and worker can
 * hold on to what it has.
 */
export type CartRecord = {
  /** Counts changes. Of two records the higher one is newer. */
  revision: number
  /** Counts carts: what belongs to an earlier one, such as a late reply, is told by it. */
  epoch: number
  owner: CartOwner
  /** Whose it is; null for a guest's, and where nobody said. */
  customer: string | null
  /** Of the server's cart; null until there is one. */
  cartId: string | null
  /** As the server last said. */
  lines: readonly AgreedLine[]
  /** What was done since. */
  queue: readonly Mutation[]
  /** What the lines are, by key. */
  goods: Readonly<Record<string, Goods>>
  coupon: string | null
  parked: ParkedCart | null
  /** How often a cart was refused for its token and a guest's cart taken instead. */
  bypassed: number
  totals: { reply: ServerTotals; of: string } | null
  /** Of lines and cart id at the last complete synchronisation. */
  hash: string | null
  messages: readonly CartMessage[]
  /** The order that is being placed or paid with it: until that is decided the server is not asked. */
  heldBy: string | null
}

/** Something that stands in the cart until it is read, or until the line is changed. */
export type CartMessage = { id: string; type: 'error' | 'warning'; key: string | null; message: Said }

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
  messages: [],
  heldBy: null,
}

/** What the server's totals are totals of. */
export function fingerprint({ cartId, lines, coupon }: CartRecord): string {
  return JSON.stringify([cartId, coupon, ...lines.map(({ itemId, qty }) => [itemId, qty])])
}
