import type { Stores, StoreView } from '@mantel/domain/store'
import type { VatChecks } from '@mantel/plugins/vat-check'
import type { QueueMail } from '../mail/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import type { Log } from '../platform/log.ts'
import { type ApprovalResult, approveCustomer } from './approve-customer.ts'
import { checkCompanyAgain, saveCheckedCompany } from './check-company-again.ts'
import { listWaitingCustomers, type WaitingCustomer } from './customer.repository.ts'
import type { GroupTokens } from './group-token.ts'
import type { CustomerMails } from './mails/index.ts'
import { type RefusedCustomer, refuseCustomer } from './refuse-customer.ts'

/** The merchant's decisions on trade customers, with the mails that tell them. */
export type MerchantCustomers = {
  approve(view: StoreView, choice: { email: string; group?: string | undefined }): Promise<ApprovalResult>
  refuse(view: StoreView, refusal: { email: string; reason: string }): Promise<RefusedCustomer>
  /** Customers who wait for a decision, the oldest first. */
  listWaiting(view: StoreView): Promise<WaitingCustomer[]>
}

export type MerchantServices = {
  db: Db
  stores: Stores
  log: Log
  now: () => Date
  queueMail: QueueMail
  vatChecks: VatChecks
  groupTokens: Pick<GroupTokens, 'revoke'>
  mails: Pick<CustomerMails, 'tradeApproved' | 'tradeRefused'>
}

export function createMerchantCustomers(services: MerchantServices): MerchantCustomers {
  const { db, stores, log, now, queueMail, mails, vatChecks, groupTokens } = services
  return {
    async approve(view, choice) {
      // Check before the transaction starts: the check may wait for an external service.
      const company = await checkCompanyAgain(db, stores, vatChecks, { website: view.website, email: choice.email })
      const result = await inTransaction(db, async (tx) => {
        const approved = await approveCustomer({ db: tx, view, log, now }, stores, choice)
        if (!approved.ok) return approved
        if (company) await saveCheckedCompany(tx, approved.row, company, now())
        if (approved.wasApproved) return approved
        const { id, email, store_code: storeCode } = approved.row
        const key = `trade-approved-${id}-${now().getTime()}`
        await queueMail(tx, mails.tradeApproved, { key, storeCode, to: { name: '', address: email }, data: {} })
        return approved
      })
      if (result.ok && result.revoked) groupTokens.revoke(result.revoked)
      return result
    },

    refuse: (view, { email, reason }) =>
      inTransaction(db, async (tx) => {
        const refused = await refuseCustomer({ db: tx, view, log, now }, { email, reason })
        if (!refused.ok) return refused
        const { id, email: address, store_code: storeCode } = refused.row
        const key = `trade-refused-${id}-${now().getTime()}`
        await queueMail(tx, mails.tradeRefused, { key, storeCode, to: { name: '', address }, data: { reason } })
        return refused
      }),

    listWaiting: ({ website }) => listWaitingCustomers(db, website),
  }
}
