import { randomUUID } from 'node:crypto'
import type { Ctx } from '../platform/context.ts'
import type { Tx } from '../platform/db/index.ts'
import type { AccountServices } from './account-services.ts'
import type { CustomerRow } from './customer.repository.ts'
import { storeEmailProof } from './email-proof.repository.ts'
import { digestOf } from './token.ts'

/** Milliseconds. */
const linkLifetime = 7 * 24 * 3_600_000

/** Mails the link that proves the customer's e-mail address. The account can be used before that. */
export async function sendEmailProof(
  { view, now }: Pick<Ctx, 'view' | 'now'>,
  { queueMail, mails, linkTokens }: Pick<AccountServices, 'queueMail' | 'mails' | 'linkTokens'>,
  tx: Tx,
  customer: Pick<CustomerRow, 'id' | 'email'>,
): Promise<void> {
  const id = randomUUID()
  await storeEmailProof(tx, {
    id,
    customer_id: customer.id,
    token_digest: digestOf(linkTokens.emailProof(id)),
    expires_at: new Date(now().getTime() + linkLifetime),
  })
  await queueMail(tx, mails.emailProof, {
    key: `email-proof-${id}`,
    storeCode: view.code,
    // The mail contains no name: the mailbox may be a stranger's, and the customer chose the name.
    to: { name: '', address: customer.email },
    data: { proofId: id },
  })
}
