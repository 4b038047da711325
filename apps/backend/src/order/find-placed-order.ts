import { refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import { bodyDigest, idempotencyKey } from './idempotency-key.ts'
import { findOrderByIdempotencyKey, findRecentOrder, type PlacedOrderRow } from './order.repository.ts'
import { OrderRefusedError } from './order-refused-error.ts'
import type { PlaceOrderInput } from './place-order.ts'
import type { Addresses } from './read-addresses.ts'

/** Identifies a repeated order: its idempotency key and body digest. */
export type OrderIdentity = {
  key: string | null
  digest: string
  /** Name of the advisory lock: orders with the same lock name are placed one after the other. */
  lock: string
  emailKey: string
  customerId: number | null
  /** Whether an earlier copy of this request may have become a guest order, because its cart could no longer be used. */
  mayBeGuestOrder: boolean
}

/** Without an idempotency key, an equal order within this time is a duplicate, such as a double click. */
const duplicateWindowMs = 10 * 60_000

export function orderIdentityOf(
  { view }: Pick<Ctx, 'view'>,
  { body, orderer }: PlaceOrderInput,
  { email }: Addresses,
): OrderIdentity {
  const { customerId, isIdentifiedByCart } = orderer
  const key = idempotencyKey(body, { website: view.website, customerId })
  const digest = bodyDigest(body)
  return {
    key,
    digest,
    lock: key ?? `body:${digest}`,
    emailKey: emailKey(email),
    customerId,
    mayBeGuestOrder: isIdentifiedByCart,
  }
}

/** Finds the order placed under this key. Refuses the key if the body or the customer differs. */
export async function findPlacedOrder(
  { view, now }: Pick<Ctx, 'view' | 'now'>,
  db: Db,
  { key, digest, emailKey, customerId, mayBeGuestOrder }: OrderIdentity,
): Promise<PlacedOrderRow | undefined> {
  const since = new Date(now().getTime() - duplicateWindowMs)
  const placed =
    key === null
      ? await findRecentOrder(db, { website: view.website, emailKey, digest, since })
      : await findOrderByIdempotencyKey(db, key)
  if (!placed) return undefined
  const isSameOrderer = placed.customer_id === customerId || (mayBeGuestOrder && placed.customer_id === null)
  if (placed.body_digest !== digest || !isSameOrderer) throw new OrderRefusedError(refuse('order_changed'))
  return placed
}
