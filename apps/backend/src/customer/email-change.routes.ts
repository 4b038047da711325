import { type Stores, type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import {
  type FormFailures,
  type Handlers,
  ok,
  type RawReply,
  type RequestCtx,
  rawReply,
} from '../platform/http/index.ts'
import type { AccountServices } from './account-services.ts'
import { confirmEmail } from './confirm-email.ts'

/** The outcome that is shown on the page after the confirmation form. */
type Outcome = 'confirmed' | 'changed' | 'invalid' | 'taken' | 'error'

/**
 * Confirms an e-mail address: a new customer's or a changed one. A form of a browser is redirected to a page, which works
 * without scripts; API clients get JSON.
 */
export function emailChangeHandlers(services: AccountServices): Pick<Handlers, 'userConfirmEmail'> {
  async function outcomeOf(ctx: RequestCtx, token: string): Promise<Outcome> {
    try {
      const confirmed = await confirmEmail(ctx, services, token)
      if (confirmed.ok) return confirmed.outcome
      return confirmed.code === 'email_taken' ? 'taken' : 'invalid'
    } catch (error) {
      ctx.log.error({ error }, 'e-mail address could not be confirmed, the shopper can try again')
      return 'error'
    }
  }

  return {
    async userConfirmEmail({ ctx, body, request }) {
      if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
        return toOutcomePage(services.stores, ctx.view, await outcomeOf(ctx, body.token))
      }
      const confirmed = await confirmEmail(ctx, services, body.token)
      return confirmed.ok ? ok(true as const) : confirmed
    },
  }
}

export const emailChangeFormFailures = (stores: Stores): FormFailures => ({
  userConfirmEmail: (view) => toOutcomePage(stores, view, 'error'),
})

function toOutcomePage(stores: Stores, view: StoreView, outcome: Outcome): RawReply {
  const location = `${websiteOf(stores, view).publicUrl}${storePath(view, `/confirm-email/outcome/${outcome}`)}`
  return rawReply('', { location, 'cache-control': 'no-store' }, 303)
}
