import { type Refusal, refuse } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import { type Handlers, ok, type RequestCtx } from '../platform/http/index.ts'
import { listAddresses } from './address.repository.ts'
import { createAttemptLimit } from './attempt-limit.ts'
import { getCustomerRow } from './customer.repository.ts'
import { customerOfToken, type SignedIn } from './customer-of-token.ts'
import { endSession } from './end-session.ts'
import type { GroupTokens } from './group-token.ts'
import { refreshSession } from './refresh-session.ts'
import { registerCustomer } from './register-customer.ts'
import { signIn } from './sign-in.ts'
import type { SessionTokens } from './start-session.ts'
import { updateProfile } from './update-profile.ts'
import { wireCustomer } from './wire-customer.ts'

type CustomerCalls = 'userLogin' | 'userCreate' | 'userProfile' | 'userUpdate' | 'userRefresh' | 'userLogout'

/** By address of the caller, beside what counts for one account. An office shares an address. */
const defaultLimits = {
  failedSignIns: { most: 100, withinMs: 15 * 60_000 },
  registrations: { most: 60, withinMs: 60 * 60_000 },
  /** Each of these tells that somebody is a customer. */
  takenAddresses: { most: 10, withinMs: 60 * 60_000 },
}

export type CustomerLimits = typeof defaultLimits

export function customerHandlers(options: {
  stores: Stores
  groupTokens: GroupTokens
  limits?: Partial<CustomerLimits>
}): Pick<Handlers, CustomerCalls> {
  const { stores, groupTokens } = options
  const limits = { ...defaultLimits, ...options.limits }
  const failedSignIns = createAttemptLimit(limits.failedSignIns)
  const registrations = createAttemptLimit(limits.registrations)
  const takenAddresses = createAttemptLimit(limits.takenAddresses)

  /** With the group token, which only an approved customer gets: without one there are no trade prices. */
  async function profile(ctx: RequestCtx, { customer }: SignedIn) {
    const shown = wireCustomer(
      stores,
      await getCustomerRow(ctx.db, customer.id),
      await listAddresses(ctx.db, customer.id),
    )
    if (!customer.isApproved) return ok(shown)
    const { id: customerId, groupId, websiteCode: website } = customer
    const groupToken = await groupTokens.sign({ groupId, customerId, user: customer.email, website })
    return ok({ ...shown, groupToken })
  }

  return {
    async userLogin({ ctx, body, request }) {
      if (!failedSignIns.mayTry(request.ip, ctx.now())) return refuse('too_many_requests')
      const signedIn = await signIn(ctx, { email: body.username, password: body.password })
      if (signedIn.ok) return tokensReply(signedIn.tokens)
      failedSignIns.count(request.ip, ctx.now())
      return signedIn
    },

    async userCreate({ ctx, body, request }) {
      const at = ctx.now()
      if (!takenAddresses.mayTry(request.ip, at) || !registrations.mayTry(request.ip, at))
        return refuse('too_many_requests')
      registrations.count(request.ip, at)
      const registered = await registerCustomer(ctx, stores, body)
      if (registered.ok) return ok(wireCustomer(stores, registered.row, registered.addresses))
      if (registered.code === 'email_taken') takenAddresses.count(request.ip, at)
      return registered
    },

    async userProfile({ ctx }) {
      const who = await whoAsks(ctx)
      return who.ok ? profile(ctx, who) : who
    },

    async userUpdate({ ctx, body }) {
      const who = await whoAsks(ctx)
      if (!who.ok) return who
      const updated = await updateProfile(ctx, who.customer.id, body)
      if (!updated.ok) return updated
      const now = await whoAsks(ctx)
      return now.ok ? profile(ctx, now) : now
    },

    async userRefresh({ ctx, body }) {
      const refreshed = await refreshSession(ctx, body.refreshToken)
      return refreshed.ok ? tokensReply(refreshed.tokens) : refreshed
    },

    async userLogout({ ctx, body }) {
      await endSession(ctx, [ctx.token, body.refreshToken])
      return ok(true)
    },
  }
}

const tokensReply = ({ token, refreshToken }: SessionTokens) => ok(token, { refreshToken })

async function whoAsks(ctx: RequestCtx): Promise<SignedIn | Refusal<'token_invalid' | 'session_expired'>> {
  return ctx.token === null ? refuse('token_invalid') : customerOfToken(ctx, ctx.token)
}
