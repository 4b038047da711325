import { randomUUID } from 'node:crypto'
import { type Refusal, type ResultOf, refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import type { Stores } from '@mantel/domain/store'
import {
  type Accounts,
  type CustomerSession,
  checkPassword,
  lockCompanyOf,
  recheckCaller,
  revokeGroupTokens,
} from '../customer/index.ts'
import type { MailTemplate, QueueMail } from '../mail/index.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'
import type { LimitRefusal, Limits } from '../platform/limits/index.ts'
import { deleteCustomer, deleteMails, deleteSubscription } from './privacy.repository.ts'

export type DeletionServices = {
  stores: Stores
  accounts: Pick<Accounts, 'deletedMail'>
  limits: Limits
  queueMail: QueueMail
  /** Mails to customers that no law requires the shop to keep. Those about orders are kept with the orders. */
  personalMails: readonly Pick<MailTemplate, 'name'>[]
}

type Deleted = { ok: true; result: ResultOf<'userDelete'> }

/**
 * Deletes the account and everything in it. Orders and their invoices are kept without the account, because tax law requires it; the
 * reply and the mail say so. A wrong password counts as a failed login.
 */
export async function deleteAccount(
  ctx: RequestCtx,
  { stores, accounts, limits, queueMail, personalMails }: DeletionServices,
  { customer: { id, email }, sessionId }: CustomerSession,
  currentPassword: string,
): Promise<Deleted | Refusal<'password_wrong' | 'token_invalid' | 'busy'> | LimitRefusal> {
  const checked = await checkPassword(ctx, limits, { email, password: currentPassword })
  if (!checked.ok) return checked.code === 'login_incorrect' ? refuse('password_wrong') : checked
  return inTransaction(ctx.db, async (tx): Promise<Deleted | Refusal<'password_wrong' | 'token_invalid'>> => {
    // Locks the company: otherwise two admins who delete their accounts at the same moment would each see the other one as the remaining
    // admin.
    await lockCompanyOf(tx, id)
    const refusal = await recheckCaller(tx, checked.customer, sessionId)
    if (refusal) return refusal
    const orders = await deleteCustomer(tx, id)
    await revokeGroupTokens(tx, id, ctx.now())
    const storeCode = await deleteSubscription(tx, ctx.view.website, emailKey(email))
    if (storeCode !== undefined) await emit(tx, { type: 'newsletter.forgotten', storeCode, email })
    const { website } = ctx.view
    await deleteMails(tx, email, {
      storeCodes: stores.views.filter((view) => view.website === website).map(({ code }) => code),
      kinds: personalMails.map(({ name }) => name),
    })
    await queueMail(tx, accounts.deletedMail, {
      key: `account-deleted-${randomUUID()}`,
      storeCode: ctx.view.code,
      to: { name: '', address: email },
      data: { keptOrders: orders },
    })
    const kept = orders > 0 ? [{ what: 'orders' as const, count: orders, reason: 'tax_law' as const }] : []
    return { ok: true, result: { kept } }
  })
}
