import type { Stores } from '@mantel/domain/store'
import { type Handlers, ok } from '../platform/http/index.ts'
import { authenticate } from './authenticate.ts'
import { changeNewsletter } from './change-newsletter.ts'
import { readProfile } from './read-profile.ts'

/** The newsletter preference of the account. */
export function newsletterHandlers(stores: Stores): Pick<Handlers, 'userNewsletter'> {
  return {
    async userNewsletter({ ctx, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const { id } = session.customer
      await changeNewsletter(ctx, id, body)
      return ok(await readProfile(ctx, stores, id))
    },
  }
}
