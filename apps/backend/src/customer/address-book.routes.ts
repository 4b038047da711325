import { type Refusal, refuse } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import { type Handlers, ok, type RequestCtx } from '../platform/http/index.ts'
import { listAddresses, removeAddress } from './address.repository.ts'
import { getCustomerRow } from './customer.repository.ts'
import { customerOfToken, type SignedIn } from './customer-of-token.ts'
import { updateProfile } from './update-profile.ts'
import { wireCustomer } from './wire-customer.ts'

/** The address book: the whole list is sent, and one address can be removed. Nobody reaches into another's. */
export function addressBookHandlers({
  stores,
}: {
  stores: Stores
}): Pick<Handlers, 'addressBookSave' | 'addressBookRemove'> {
  return {
    async addressBookSave({ ctx, params, body }) {
      const who = await owner(ctx)
      if (!who.ok) return who
      const { id } = who.customer
      const { customer } = body
      const named = customer.id === undefined ? id : Number(customer.id)
      if (params.customerId !== id || named !== id) return refuse('address_not_owned')
      const saved = await updateProfile(ctx, id, { customer })
      if (!saved.ok) return saved
      return ok(wireCustomer(stores, await getCustomerRow(ctx.db, id), await listAddresses(ctx.db, id)))
    },

    async addressBookRemove({ ctx, params }) {
      const who = await owner(ctx)
      if (!who.ok) return who
      return (await removeAddress(ctx.db, who.customer.id, params.addressId)) ? ok(true) : refuse('address_unknown')
    },
  }
}

async function owner(ctx: RequestCtx): Promise<SignedIn | Refusal<'token_invalid' | 'session_expired'>> {
  return ctx.token === null ? refuse('token_invalid') : customerOfToken(ctx, ctx.token)
}
