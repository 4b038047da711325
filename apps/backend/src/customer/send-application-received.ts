import type { Ctx } from '../platform/context.ts'
import type { Tx } from '../platform/db/index.ts'
import type { AccountServices } from './account-services.ts'
import type { CustomerRow } from './customer.repository.ts'

/** Tells a trade customer that the merchant will decide on the application. */
export async function sendApplicationReceived(
  { view }: Pick<Ctx, 'view'>,
  { queueMail, mails }: Pick<AccountServices, 'queueMail' | 'mails'>,
  tx: Tx,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
): Promise<void> {
  await queueMail(tx, mails.tradeReceived, {
    key: `trade-received-${id}`,
    storeCode: view.code,
    // The mail contains no name: the mailbox may be a stranger's, and the customer chose the name.
    to: { name: '', address: email },
    data: {},
  })
}
