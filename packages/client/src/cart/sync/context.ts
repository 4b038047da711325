import type { SyncPolicy } from '@mantel/domain/cart/sync'
import type { Log } from '../../log.ts'
import type { CartCalls, CartOwner } from '../cart-calls.ts'
import type { CartRecord } from '../record.ts'
import type { SharedRecord } from '../shared-record.ts'

/** What synchronising works with. */
export type SyncContext = {
  shared: SharedRecord
  calls: CartCalls
  policy: SyncPolicy
  /** Skus whose number is known to be limited, by key of the line. */
  most: Map<string, number>
  newId(): string
  log: Log
  /** A line or coupon was confirmed, or refused with a text. */
  settled(event: Settled): void
  /** Less than the shopper had in both carts can be had. */
  capped(cap: { key: string; most: number }): void
}

export type Settled = { key: string; kind: 'add' | 'set' | 'remove' | 'coupon'; refusal: string | null }

/** on: the next step can follow. later: not now, try again. over: no call helps until something changes. */
export type Progress = 'on' | 'later' | 'over'

/** The server's cart that a call was for: by the time of its answer there may be another. */
export type Aim = { epoch: number; owner: CartOwner; cartId: string }

export function aimOf({ epoch, owner, cartId }: CartRecord): Aim {
  if (cartId === null) throw new Error('There is no cart to ask for')
  return { epoch, owner, cartId }
}

/** A change by an answer. One that belongs to a cart of before changes nothing. */
export function answer(
  { shared }: SyncContext,
  { epoch }: Pick<Aim, 'epoch'>,
  change: (record: CartRecord) => CartRecord,
): Promise<CartRecord> {
  return shared.transact((record) => (record.epoch === epoch ? change(record) : record))
}
