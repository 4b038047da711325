import { emailKey } from '@mantel/domain/customer'
import { inTransaction } from '../platform/db/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'
import type { LimitRefusal } from '../platform/limits/index.ts'
import { markUnsubscribed } from './change-state.ts'
import { findSubscriber, lockSubscriber } from './newsletter.repository.ts'
import type { NewsletterServices } from './newsletter-services.ts'

/** Unsubscribes an address. The specification lets anyone who knows the address do this. Nothing happens if it is not subscribed. */
export async function unsubscribe(
  ctx: RequestCtx,
  services: NewsletterServices,
  email: string,
): Promise<{ ok: true } | LimitRefusal> {
  const { view } = ctx
  const refused = await services.limits.take(ctx, 'newsletterRemovals', ctx.caller.address)
  if (refused) return refused
  await inTransaction(ctx.db, async (tx) => {
    const found = await findSubscriber(tx, view.website, emailKey(email))
    const row = found && (await lockSubscriber(tx, found.id))
    if (row) await markUnsubscribed(tx, services, row, { view, now: ctx.now(), byStranger: true })
  })
  return { ok: true }
}
