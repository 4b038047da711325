import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import type { Ctx } from '../platform/context.ts'
import { inTransaction, sqlStateOf } from '../platform/db/index.ts'
import { type AddressRow, listAddresses, replaceAddresses } from './address.repository.ts'
import { updateCustomer } from './customer.repository.ts'
import { addressesToWrite } from './wire-address.ts'

const uniqueViolation = '23505'

/** Omitted fields keep their values; a list of addresses replaces the whole list. */
export async function updateProfile(
  { db, now }: Ctx,
  customerId: number,
  { customer }: BodyOf<'userUpdate'>,
): Promise<{ ok: true } | Refusal<'address_not_owned' | 'email_taken'>> {
  const email = customer.email.trim()
  try {
    return await inTransaction(db, async (tx) => {
      const { addresses, custom_attributes: attributes } = customer
      if (addresses && !areOwn(customerId, addresses, await listAddresses(tx, customerId)))
        return refuse('address_not_owned')
      await updateCustomer(tx, customerId, {
        email,
        email_key: emailKey(email),
        firstname: customer.firstname,
        lastname: customer.lastname,
        ...(attributes && { custom_attributes: JSON.stringify(attributes) }),
        updated_at: now(),
      })
      if (addresses) await replaceAddresses(tx, customerId, addressesToWrite(addresses))
      return { ok: true }
    })
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return refuse('email_taken')
    throw error
  }
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
