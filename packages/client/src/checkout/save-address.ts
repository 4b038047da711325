import type { AddressDetails } from '@mantel/domain/checkout'
import type { Account } from '../session/create-account.ts'
import type { User } from '../session/user.ts'
import { wireAddress } from './order-body.ts'

/** Saves the first address of a new customer; a failure does not affect the order. */
export async function saveFirstAddress(account: Account, user: User, address: AddressDetails): Promise<void> {
  if ((user.profile.addresses ?? []).length > 0 || address.zipCode === '') return
  const { region_code, ...wire } = wireAddress(address)
  const outcome = await account.tasks.silentCaller.call('addressBookSave', {
    params: { customerId: user.id },
    body: {
      customer: {
        id: String(user.id),
        email: user.email,
        firstname: user.firstName,
        lastname: user.lastName,
        addresses: [{ ...wire, default_shipping: true, default_billing: true }],
      },
    },
  })
  if (outcome.ok) await account.session.reloadProfile()
}
