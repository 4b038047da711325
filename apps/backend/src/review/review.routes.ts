import { authenticate } from '../customer/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'
import { type SubmitDeps, submitReview } from './submit-review.ts'

export function reviewHandlers(deps: SubmitDeps): Pick<Handlers, 'reviewCreate'> {
  return {
    /** The token says who writes the review; a customer_id in the body does not. */
    async reviewCreate({ ctx, body }) {
      const session = ctx.token === null ? null : await authenticate(ctx)
      if (session && !session.ok) return session
      const submitted = await submitReview(ctx, deps, body.review, session?.customer.id ?? null)
      return submitted.ok ? ok(submitted.review) : submitted
    },
  }
}
