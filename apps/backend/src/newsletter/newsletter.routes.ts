import { refuse } from '@mantel/contract'
import { emailKey, isEmail } from '@mantel/domain/customer'
import type { Stores } from '@mantel/domain/store'
import type { NewsletterProviders } from '@mantel/plugins/newsletter'
import { type FormFailures, type Handlers, ok, type RawReply, rawReply } from '../platform/http/index.ts'
import { followLink } from './follow-link.ts'
import { followProvider } from './follow-provider.ts'
import { findSubscriber } from './newsletter.repository.ts'
import type { NewsletterServices } from './newsletter-services.ts'
import { subscribe } from './subscribe.ts'
import { pageUrl } from './subscriber-links.ts'
import { unsubscribe } from './unsubscribe.ts'

type Calls =
  | 'newsletterStatus'
  | 'newsletterSubscribe'
  | 'newsletterUnsubscribe'
  | 'newsletterForm'
  | 'newsletterLink'
  | 'newsletterLinkPage'
  | 'newsletterNotice'
  | 'newsletterNoticeCheck'

export function newsletterHandlers(
  services: NewsletterServices & { providers: NewsletterProviders },
): Pick<Handlers, Calls> {
  const { stores, limits } = services
  return {
    async newsletterStatus({ ctx, query }) {
      const refused = await limits.take(ctx, 'newsletterLookups', ctx.caller.address)
      if (refused) return refused
      const row = await findSubscriber(ctx.db, ctx.view.website, emailKey(query.email))
      return row ? ok(row.state) : refuse('newsletter_unknown')
    },

    async newsletterSubscribe({ ctx, body }) {
      const result = await subscribe(ctx, services, body.email)
      return result.ok ? ok(result.state) : result
    },

    async newsletterUnsubscribe({ ctx, body }) {
      const result = await unsubscribe(ctx, services, body.email)
      return result.ok ? ok('unsubscribed') : result
    },

    /** A browser without scripts cannot solve a bot challenge, so the owner of the address confirms in every store view. */
    async newsletterForm({ ctx, body }) {
      const toPage = (outcome: string) => redirect(pageUrl(stores, ctx.view, 'outcome', outcome))
      // Honeypot: only bots fill in the hidden field. The reply does not reveal that they were detected.
      if (body.website !== '') return toPage('pending')
      if (!isEmail(body.email)) return toPage('invalid')
      const refused = await limits.take(ctx, 'scriptlessMessages', ctx.caller.address)
      if (refused) return toPage('limit')
      const result = await subscribe(ctx, services, body.email, { needsConfirmation: true })
      return toPage(result.ok ? 'pending' : 'limit')
    },

    async newsletterLink({ ctx, params, body }) {
      const outcome = await followLink(ctx, services, params.step, params.token)
      // Mail programs send this for their own button (RFC 8058). They follow no redirect.
      if (body['List-Unsubscribe'] !== undefined)
        return outcome === 'done' ? ok(true) : refuse('newsletter_link_invalid')
      return redirect(pageUrl(stores, ctx.view, 'outcome', outcome === 'done' ? params.step : 'link'))
    },

    /** Mail scanners follow links, and that must change nothing: the page has a button. */
    newsletterLinkPage: ({ ctx, params }) => redirect(pageUrl(stores, ctx.view, params.step, params.token)),

    async newsletterNotice({ ctx, params, body }) {
      return (await followProvider(ctx, services, { ...params, body })) ? ok(true) : refuse('newsletter_link_invalid')
    },

    /** Providers check the webhook URL once, with a request without content. */
    async newsletterNoticeCheck({ ctx, params }) {
      return (await followProvider(ctx, services, { ...params, body: {} }))
        ? ok(true)
        : refuse('newsletter_link_invalid')
    },
  }
}

export const newsletterFormFailures = (stores: Stores): FormFailures => ({
  newsletterForm: (view) => redirect(pageUrl(stores, view, 'outcome', 'error')),
  newsletterLink: (view) => redirect(pageUrl(stores, view, 'outcome', 'error')),
})

const redirect = (location: string): RawReply => rawReply('', { location, 'cache-control': 'no-store' }, 303)
