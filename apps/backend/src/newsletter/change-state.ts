import { promotions } from '@mantel/domain/constants'
import type { StoreView } from '@mantel/domain/store'
import { recordNewsletterConsent } from '../customer/index.ts'
import type { Tx } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { type SubscriberRow, updateSubscriber } from './newsletter.repository.ts'
import type { NewsletterServices } from './newsletter-services.ts'

/** Milliseconds. */
const couponLifetime = 90 * 86_400_000

type Change = { view: StoreView; now: Date; consentVersion?: string }

/**
 * Subscribes a locked address. An address that is subscribed for the first time gets a mail with a coupon, if the store view has one. The
 * newsletter preference of an account with this address is updated too.
 */
export async function markSubscribed(
  tx: Tx,
  { stores, queueMail, mails, issueCoupon }: NewsletterServices,
  row: SubscriberRow,
  { view, now, consentVersion = row.consent_version }: Change,
): Promise<void> {
  if (row.state === 'subscribed') return
  const storeCodes = stores.views
    .filter((one) => one.website === row.website && one.newsletter.coupon)
    .map((one) => one.code)
  const isFirst = row.coupon_at === null
  const getsCoupon = isFirst && storeCodes.includes(view.code)
  await updateSubscriber(tx, row.id, {
    state: 'subscribed',
    store_code: view.code,
    confirmed_at: now,
    left_at: null,
    consent_version: consentVersion,
    coupon_at: getsCoupon ? now : undefined,
  })
  await recordNewsletterConsent(tx, { ...addressOf(row), view, now, isGiven: true, consentVersion })
  await emit(tx, { type: 'newsletter.changed', subscriberId: Number(row.id) })
  const percent = promotions.newsletterCouponPercent
  const endsAt = new Date(now.getTime() + couponLifetime)
  const code = getsCoupon
    ? await issueCoupon(tx, { prefix: 'NEWS', percent, storeCodes, endsAt, customersOnly: false })
    : null
  await queueMail(tx, mails.welcome, {
    key: `newsletter-welcome-${row.id}-${row.serial}`,
    storeCode: view.code,
    to: { name: '', address: row.email },
    data: { subscriberId: Number(row.id), code, percent },
  })
}

/**
 * Unsubscribes a locked address. byStranger: the request did not come from a link in a mail, so that anybody could have sent it; the
 * address then gets a mail with an undo link.
 */
export async function markUnsubscribed(
  tx: Tx,
  { queueMail, mails }: NewsletterServices,
  row: SubscriberRow,
  { view, now, byStranger }: Change & { byStranger: boolean },
): Promise<void> {
  if (row.state === 'unsubscribed') return
  await updateSubscriber(tx, row.id, { state: 'unsubscribed', left_at: now, serial: row.serial + 1 })
  if (row.state === 'pending') return
  const consentVersion = row.consent_version
  await recordNewsletterConsent(tx, { ...addressOf(row), view, now, isGiven: false, consentVersion })
  await emit(tx, { type: 'newsletter.changed', subscriberId: Number(row.id) })
  if (!byStranger) return
  await queueMail(tx, mails.left, {
    key: `newsletter-left-${row.id}-${row.serial + 1}`,
    storeCode: row.store_code,
    to: { name: '', address: row.email },
    data: { subscriberId: Number(row.id) },
  })
}

const addressOf = ({ website, email, email_key }: SubscriberRow) => ({ website, email, emailKey: email_key })
