import { emailKey } from '@mantel/domain/customer'
import type { NewsletterProviders } from '@mantel/plugins/newsletter'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { markUnsubscribed } from './change-state.ts'
import { listSubscribers, lockSubscriber } from './newsletter.repository.ts'
import type { NewsletterServices } from './newsletter-services.ts'

export type ProviderNotice = { provider: string; key: string; body: Record<string, unknown> }

/**
 * Unsubscribes an address that was unsubscribed at the provider. False: the provider is unknown or its key is wrong. A repeated notice
 * changes nothing.
 */
export async function followProvider(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  services: NewsletterServices & { providers: NewsletterProviders },
  { provider: code, key, body }: ProviderNotice,
): Promise<boolean> {
  const notice = services.providers.get(code)?.readNotice?.(key, body)
  if (!notice) return false
  if (notice.left === null) return true
  for (const { id } of await listSubscribers(db, emailKey(notice.left))) {
    await inTransaction(db, async (tx) => {
      const row = await lockSubscriber(tx, id)
      const view = services.stores.views.find((one) => one.code === row?.store_code)
      if (!row || view?.newsletter.provider !== code) return
      await markUnsubscribed(tx, services, row, { view, now: now(), byStranger: false })
    })
  }
  return true
}
