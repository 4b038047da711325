import { type Refusal, refuse } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import { type Handlers, ok, type RequestCtx } from '../platform/http/index.ts'
import { listAddresses, removeAddress } from './address.repository.ts'
import { getCustomerRow } from './customer.repository.ts'
import { type CustomerSession, findCustomerByToken } from './find-customer-by-token.ts'
import { updateProfile } from './update-profile.ts'
import { wireCustomer } from './wire-customer.ts'

/** Saves the whole address list or removes one address. A customer can change only their own address book. */
export function addressBookHandlers({
  stores,
}: {
  stores: Stores
}): Pick<Handlers, 'addressBookSave' | 'addressBookRemove'> {
  return {
    async addressBookSave({ ctx, params, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const { id } = session.customer
      const { customer } = body
      const bodyCustomerId = customer.id === undefined ? id : Number(customer.id)
      if (params.customerId !== id || bodyCustomerId !== id) return refuse('address_not_owned')
      const saved = await updateProfile(ctx, id, { customer })
      if (!saved.ok) return saved
      return ok(wireCustomer(stores, await getCustomerRow(ctx.db, id), await listAddresses(ctx.db, id)))
    },

    async addressBookRemove({ ctx, params }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      return (await removeAddress(ctx.db, session.customer.id, params.addressId)) ? ok(true) : refuse('address_unknown')
    },
  }
}

async function authenticate(ctx: RequestCtx): Promise<CustomerSession | Refusal<'token_invalid' | 'session_expired'>> {
  return ctx.token === null ? refuse('token_invalid') : findCustomerByToken(ctx, ctx.token)
}
