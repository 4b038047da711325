import type { BodyOf } from '@mantel/contract'
import type { RequestCtx } from '../platform/http/index.ts'
import { findConsent, insertConsent } from './consent.repository.ts'

/** Adds a consent choice to the history. A repeated call, for example after a lost reply, adds nothing. */
export async function recordConsent(
  { db, view, now }: Pick<RequestCtx, 'db' | 'view' | 'now'>,
  { id, version, choices }: BodyOf<'consentSave'>,
  customerId: number | null,
): Promise<void> {
  const last = await findConsent(db, id)
  const isSame =
    last !== undefined &&
    last.text_version === version &&
    last.analytics === choices.analytics &&
    last.marketing === choices.marketing &&
    last.store_code === view.code &&
    last.customer_id === customerId
  if (isSame) return
  await insertConsent(db, {
    consent_id: id,
    customer_id: customerId,
    store_code: view.code,
    text_version: version,
    ...choices,
    happened_at: now(),
  })
}
