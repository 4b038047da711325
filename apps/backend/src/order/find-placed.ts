import { refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import { findOrderByIdempotencyKey, findRecentOrder, type OrderRow } from './order.repository.ts'
import type { Placing } from './place-order.ts'
import type { Addresses } from './read-addresses.ts'
import { Refused } from './refused.ts'
import { bodyDigest, idempotencyKey } from './same-order.ts'

/** What an order is known by when it comes again. */
export type Name = {
  key: string | null
  digest: string
  /** Orders with the same one wait for each other. */
  lock: string
  emailKey: string
  customerId: number | null
}

/** An order without any name counts as the same for so long: as long as anybody presses a button twice. */
const namelessMs = 10 * 60_000

export function nameOf({ view }: Pick<Ctx, 'view'>, { body, orderer }: Placing, { email }: Addresses): Name {
  const { customerId } = orderer
  const key = idempotencyKey(body, { website: view.website, customerId })
  const digest = bodyDigest(body)
  return { key, digest, lock: key ?? `body:${digest}`, emailKey: emailKey(email), customerId }
}

/** The order of that name, if it was placed. The same name for something else, or by somebody else, is refused. */
export async function findPlaced(
  { view, now }: Pick<Ctx, 'view' | 'now'>,
  db: Db,
  { key, digest, emailKey, customerId }: Name,
): Promise<OrderRow | undefined> {
  const since = new Date(now().getTime() - namelessMs)
  const placed =
    key === null
      ? await findRecentOrder(db, { website: view.website, emailKey, digest, since })
      : await findOrderByIdempotencyKey(db, key)
  if (placed && (placed.body_digest !== digest || placed.customer_id !== customerId)) {
    throw new Refused(refuse('order_changed'))
  }
  return placed
}
