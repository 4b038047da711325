import type { SyncPolicy } from '@mantel/domain/cart/sync'
import type { Log } from '../../log.ts'
import type { CartCalls, CartOwner } from '../cart-calls.ts'
import type { CartRecord } from '../record.ts'
import type { SharedRecord } from '../shared-record.ts'

/** Dependencies of the synchronisation. */
export type SyncContext = {
  shared: SharedRecord
  calls: CartCalls
  policy: SyncPolicy
  /** Whether the store's settings require that the server's cart is made equal to the browser's now. */
  forcesClientState(cameOnline: boolean): boolean
  /** Largest available quantity, by line key, for products whose stock is known to be limited. */
  availableQuantities: Map<string, number>
  newId(): string
  /** Milliseconds since the epoch. */
  now(): number
  log: Log
  /** The server confirmed a line or coupon, or refused it with a text. */
  onSettled(event: MutationResult): void
  /** At a login, the stock is lower than the merged quantity of both carts. */
  onCapped(cap: { key: string; max: number }): void
}

export type MutationResult = {
  key: string
  kind: 'add' | 'set' | 'remove' | 'coupon'
  refusal: string | null
  isWarning?: boolean
  /** The server rejected the request itself: sending it again cannot help. */
  isRejected?: boolean
}

/** on: continue with the next step. later: try again later. over: no call helps until something changes. */
export type SyncProgress = 'on' | 'later' | 'over'

/** The server's cart that a call was made for: by the time of the reply there may be another. */
export type CartTarget = { epoch: number; owner: CartOwner; cartId: string }

export function cartTargetOf({ epoch, owner, cartId }: CartRecord): CartTarget {
  if (cartId === null) throw new Error('The server has no cart yet')
  return { epoch, owner, cartId }
}

/** Applies a reply to the record, unless it belongs to an earlier cart. */
export function applyReply(
  { shared }: SyncContext,
  { epoch }: Pick<CartTarget, 'epoch'>,
  change: (record: CartRecord) => CartRecord,
): Promise<CartRecord> {
  return shared.transact((record) => (record.epoch === epoch ? change(record) : record))
}
