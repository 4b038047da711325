import { type Refusal, refuse } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import { type Handlers, ok, type RequestCtx } from '../platform/http/index.ts'
import { removeAddress } from './address.repository.ts'
import { type CustomerSession, findCustomerByToken } from './find-customer-by-token.ts'
import { readProfile } from './read-profile.ts'
import type { EmailChangeServices } from './request-email-change.ts'
import { updateProfile } from './update-profile.ts'

/** Saves the whole address list or removes one address. A customer can change only their own address book. */
export function addressBookHandlers({
  stores,
  emailChanges,
}: {
  stores: Stores
  emailChanges: EmailChangeServices
}): Pick<Handlers, 'addressBookSave' | 'addressBookRemove'> {
  return {
    async addressBookSave({ ctx, params, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const { id } = session.customer
      const { customer } = body
      const bodyCustomerId = customer.id === undefined ? id : Number(customer.id)
      if (params.customerId !== id || bodyCustomerId !== id) return refuse('address_not_owned')
      const saved = await updateProfile(ctx, emailChanges, session, body)
      return saved.ok ? ok(await readProfile(ctx, stores, id)) : saved
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
