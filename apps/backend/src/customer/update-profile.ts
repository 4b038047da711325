import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { Caller } from '../platform/limits/index.ts'
import type { AccountServices } from './account-services.ts'
import { type AddressRow, listAddresses, replaceAddresses } from './address.repository.ts'
import { updateCustomer } from './customer.repository.ts'
import type { CustomerSession } from './find-customer-by-token.ts'
import { authorizeEmailChange, type EmailChangeRefusal, requestEmailChange } from './request-email-change.ts'
import { addressesToWrite } from './wire-address.ts'

/**
 * Omitted fields keep their values; a list of addresses replaces the whole list. Another e-mail address needs the current
 * password and is applied when it has been confirmed.
 */
export async function updateProfile(
  ctx: Ctx & { caller: Caller },
  emailChanges: AccountServices,
  session: CustomerSession,
  { customer, currentPassword }: BodyOf<'userUpdate'>,
): Promise<{ ok: true } | Refusal<'address_not_owned'> | EmailChangeRefusal> {
  const { email, addresses, custom_attributes: attributes } = customer
  const { id } = session.customer
  const emailChange = await authorizeEmailChange(ctx, emailChanges, session, { email, currentPassword })
  if (emailChange && !emailChange.ok) return emailChange
  return inTransaction(ctx.db, async (tx) => {
    if (addresses && !areOwn(id, addresses, await listAddresses(tx, id))) return refuse('address_not_owned')
    if (emailChange) {
      const requested = await requestEmailChange(ctx, emailChanges, tx, session, { ...emailChange, email })
      if (!requested.ok) return requested
    }
    await updateCustomer(tx, id, {
      firstname: customer.firstname,
      lastname: customer.lastname,
      custom_attributes: attributes && JSON.stringify(attributes),
      updated_at: ctx.now(),
    })
    if (addresses) await replaceAddresses(tx, id, addressesToWrite(addresses))
    return { ok: true }
  })
}

type SentAddress = { id?: string | null | undefined; customer_id?: string | null | undefined }

/** An address with an id or a customer id must have both, must belong to this customer and may appear only once. */
function areOwn(customerId: number, sent: readonly SentAddress[], own: readonly AddressRow[]): boolean {
  const ids = new Set(own.map(({ id }) => String(id)))
  return sent.every(({ id, customer_id: owner }) => {
    if (!id && !owner) return true
    return owner === String(customerId) && id != null && ids.delete(id)
  })
}
