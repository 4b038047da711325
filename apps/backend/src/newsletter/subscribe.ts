import { emailKey, newsletterConsentVersion } from '@mantel/domain/customer'
import type { StoreView } from '@mantel/domain/store'
import { inTransaction, type Tx } from '../platform/db/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'
import type { LimitedCtx, LimitRefusal } from '../platform/limits/index.ts'
import { markSubscribed } from './change-state.ts'
import { lockAddress, type SubscriberRow, updateSubscriber } from './newsletter.repository.ts'
import type { NewsletterServices } from './newsletter-services.ts'

export type SubscribeResult = { ok: true; state: 'subscribed' | 'pending' } | LimitRefusal

/**
 * Subscribes an address; nothing happens if it is subscribed. Where the store view asks for a confirmation, the address gets a mail with
 * a link and stays pending until the owner confirms it there. needsConfirmation: in any store view.
 */
export async function subscribe(
  ctx: RequestCtx,
  services: NewsletterServices,
  email: string,
  { needsConfirmation = false } = {},
): Promise<SubscribeResult> {
  const { view, caller } = ctx
  const refused = await services.limits.takeAll(ctx, [
    ['newsletterRequests', caller.address],
    ['newsletterRequestsOfRange', caller.range],
  ])
  if (refused) return refused
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockAddress(tx, {
      website: view.website,
      email: email.trim(),
      emailKey: emailKey(email),
      storeCode: view.code,
      now,
      consentVersion: newsletterConsentVersion,
    })
    if (row.state === 'subscribed') return { ok: true, state: 'subscribed' }
    if (!needsConfirmation && !view.newsletter.doubleOptIn) {
      await markSubscribed(tx, services, row, { view, now, consentVersion: newsletterConsentVersion })
      return { ok: true, state: 'subscribed' }
    }
    await markPending(tx, services, row, { ...ctx, now })
    return { ok: true, state: 'pending' }
  })
}

/** Sends a confirmation mail to a locked address. The number of these mails per address is limited, so that mailboxes cannot be flooded. */
async function markPending(
  tx: Tx,
  { limits, queueMail, mails }: NewsletterServices,
  row: SubscriberRow,
  { view, caller, now }: { view: StoreView; caller: LimitedCtx['caller']; now: Date },
): Promise<void> {
  const pending = { state: 'pending', store_code: view.code, consent_version: newsletterConsentVersion } as const
  const tooMany = await limits.take({ db: tx, view, caller }, 'newsletterMails', `${row.website} ${row.email_key}`)
  if (tooMany) return updateSubscriber(tx, row.id, pending)
  const serial = row.serial + 1
  await updateSubscriber(tx, row.id, { ...pending, serial, requested_at: now })
  await queueMail(tx, mails.confirm, {
    key: `newsletter-confirm-${row.id}-${serial}`,
    storeCode: view.code,
    to: { name: '', address: row.email },
    data: { subscriberId: Number(row.id) },
  })
}
