import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { markSubscribed, markUnsubscribed } from './change-state.ts'
import { lockSubscriber } from './newsletter.repository.ts'
import type { NewsletterServices } from './newsletter-services.ts'
import type { LinkStep } from './subscriber-links.ts'

/** Milliseconds in which a subscription can be confirmed. */
export const confirmationPeriod = 30 * 86_400_000

/** Performs the action of a mail's link. A link that is used twice does nothing the second time and gets the same reply. */
export function followLink(
  { db, view, now }: Pick<Ctx, 'db' | 'view' | 'now'>,
  services: NewsletterServices,
  step: LinkStep,
  token: string,
): Promise<'done' | 'invalid'> {
  const id = services.links.idOf(token)
  if (id === null) return Promise.resolve('invalid')
  return inTransaction(db, async (tx) => {
    const row = await lockSubscriber(tx, id)
    if (!row || row.website !== view.website || !services.links.isValid(step, row, token)) return 'invalid'
    const at = now()
    if (step === 'leave') {
      await markUnsubscribed(tx, services, row, { view, now: at, byStranger: false })
      return 'done'
    }
    const isLate = at.getTime() - row.requested_at.getTime() > confirmationPeriod
    if (step === 'confirm' && row.state === 'pending' && isLate) return 'invalid'
    await markSubscribed(tx, services, row, { view, now: at })
    return 'done'
  })
}
