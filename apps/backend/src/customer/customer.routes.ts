import type { BodyOf } from '@mantel/contract'
import { type Handlers, ok, type RequestCtx } from '../platform/http/index.ts'
import type { AccountServices } from './account-services.ts'
import { authenticate } from './authenticate.ts'
import { checkCompany } from './check-company.ts'
import { endSession } from './end-session.ts'
import type { CustomerSession } from './find-customer-by-token.ts'
import type { GroupTokens } from './group-token.ts'
import { readProfile } from './read-profile.ts'
import { refreshSession } from './refresh-session.ts'
import { registerCustomer } from './register-customer.ts'
import { sendApplicationReceived } from './send-application-received.ts'
import { sendEmailProof } from './send-email-proof.ts'
import { signIn } from './sign-in.ts'
import type { SessionTokens } from './start-session.ts'
import { updateProfile } from './update-profile.ts'
import { wireCustomer } from './wire-customer.ts'

type CustomerCalls = 'userLogin' | 'userCreate' | 'userProfile' | 'userUpdate' | 'userRefresh' | 'userLogout'

export function customerHandlers(services: AccountServices, groupTokens: GroupTokens): Pick<Handlers, CustomerCalls> {
  const { stores, limits, vatChecks } = services

  /** Includes a group token, which trade prices require, for approved customers only. */
  async function profileReply(ctx: RequestCtx, { customer, groupTokenVersion: version }: CustomerSession) {
    const profile = await readProfile(ctx, stores, customer.id)
    if (!customer.isApproved) return ok(profile)
    const { id: customerId, groupId, websiteCode: website } = customer
    const groupToken = await groupTokens.sign({ groupId, customerId, user: customer.email, website, version })
    return ok({ ...profile, groupToken })
  }

  async function register(ctx: RequestCtx, body: BodyOf<'userCreate'>) {
    const checked = await checkCompany(ctx, vatChecks, body)
    if (!checked.ok) return checked
    const { registration, company } = checked
    return registerCustomer(ctx, stores, { ...registration, company }, async (tx, row) => {
      await sendEmailProof(ctx, services, tx, row)
      if (row.approved_at === null) await sendApplicationReceived(ctx, services, tx, row)
    })
  }

  return {
    async userLogin({ ctx, body }) {
      const signedIn = await signIn(ctx, limits, { email: body.username, password: body.password })
      return signedIn.ok ? tokensReply(signedIn.tokens) : signedIn
    },

    async userCreate({ ctx, body }) {
      const { address, range } = ctx.caller
      const refusal = await limits.takeAll(ctx, [
        ['takenEmails', address],
        ['registrations', address],
        ['registrationsOfRange', range],
      ])
      if (refusal) return refusal
      const registered = await register(ctx, body)
      if (registered.ok || registered.code !== 'email_taken') await limits.uncount(ctx, 'takenEmails', address)
      return registered.ok ? ok(wireCustomer(stores, registered.row, registered.addresses)) : registered
    },

    async userProfile({ ctx }) {
      const session = await authenticate(ctx)
      return session.ok ? profileReply(ctx, session) : session
    },

    async userUpdate({ ctx, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const updated = await updateProfile(ctx, services, session, body)
      if (!updated.ok) return updated
      const after = await authenticate(ctx)
      return after.ok ? profileReply(ctx, after) : after
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
