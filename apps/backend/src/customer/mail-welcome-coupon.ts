import { promotions } from '@mantel/domain/constants'
import { websiteOf } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import type { Tx } from '../platform/db/index.ts'
import type { AccountServices } from './account-services.ts'
import type { CustomerRow } from './customer.repository.ts'

/** Milliseconds. */
const lifetime = 90 * 86_400_000

/**
 * Creates the welcome coupon and mails its code. No API reply contains the code, so only the owner of the e-mail address gets
 * it.
 */
export async function mailWelcomeCoupon(
  { view, now }: Pick<Ctx, 'view' | 'now'>,
  { stores, issueCoupon, queueMail, mails }: AccountServices,
  tx: Tx,
  customer: Pick<CustomerRow, 'id' | 'email'>,
): Promise<void> {
  const { code: website } = websiteOf(stores, view)
  const offering = stores.views.filter((one) => one.website === website && one.socialLogin.welcomeCoupon)
  const percent = promotions.socialDiscountPercent
  const code = await issueCoupon(tx, {
    prefix: 'WELCOME',
    percent,
    storeCodes: offering.map((one) => one.code),
    endsAt: new Date(now().getTime() + lifetime),
  })
  await queueMail(tx, mails.welcomeCoupon, {
    key: `welcome-coupon-${customer.id}`,
    storeCode: view.code,
    to: { name: '', address: customer.email },
    data: { code, percent },
  })
}
