import { type Handlers, ok, refuse } from '../platform/http/index.ts'
import type { AccountServices } from './account-services.ts'
import { removeAddress } from './address.repository.ts'
import { authenticate } from './authenticate.ts'
import { readProfile } from './read-profile.ts'
import { updateProfile } from './update-profile.ts'

/** Saves the whole address list or removes one address. A customer can change only their own address book. */
export function addressBookHandlers(
  services: AccountServices,
): Pick<Handlers, 'addressBookSave' | 'addressBookRemove'> {
  return {
    async addressBookSave({ ctx, params, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const { id } = session.customer
      const { customer } = body
      const bodyCustomerId = customer.id === undefined ? id : Number(customer.id)
      if (params.customerId !== id || bodyCustomerId !== id) return refuse('address_not_owned')
      const saved = await updateProfile(ctx, services, session, body)
      return saved.ok ? ok(await readProfile(ctx, services.stores, id)) : saved
    },

    async addressBookRemove({ ctx, params }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      return (await removeAddress(ctx.db, session.customer.id, params.addressId)) ? ok(true) : refuse('address_unknown')
    },
  }
}
