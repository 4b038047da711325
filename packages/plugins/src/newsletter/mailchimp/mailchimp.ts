import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { NewsletterEntry, NewsletterPlugin, NewsletterProvider } from '../provider.ts'

/** Milliseconds. A later attempt follows. */
const timeout = 10_000

const problem = z.looseObject({ title: z.string(), detail: z.string().optional() })

/**
 * Mailchimp's Marketing API 3.0: https://mailchimp.com/developer/marketing/api/list-members/. The shop confirms addresses itself, so a pending
 * one is not sent: Mailchimp would mail a second confirmation.
 */
export const mailchimp: NewsletterPlugin = {
  code: 'mailchimp',
  create: ({ mailchimp: access }) => (access ? createMailchimp(access) : null),
}

function createMailchimp({
  apiKey,
  listId,
  webhookKey,
  baseUrl = `https://${apiKey.split('-').at(-1)}.api.mailchimp.com/3.0`,
}: {
  apiKey: string
  listId: string
  webhookKey?: string | undefined
  baseUrl?: string
}): NewsletterProvider {
  const authorization = `Basic ${Buffer.from(`mantel:${apiKey}`).toString('base64')}`

  async function send(method: 'PUT' | 'PATCH', email: string, body: object): Promise<Response> {
    return fetch(`${baseUrl}/lists/${listId}/members/${memberId(email)}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    })
  }

  return {
    /** https://mailchimp.com/developer/marketing/guides/sync-audience-data-webhooks/: a form without a signature, so its address holds the key. */
    readNotice(key, body) {
      if (webhookKey === undefined || !isSame(key, webhookKey)) return null
      const { type, 'data[email]': email, 'data[list_id]': list } = body
      return { left: type === 'unsubscribe' && list === listId && typeof email === 'string' ? email : null }
    },
    async save({ email, language, state }: NewsletterEntry) {
      if (state === 'pending') return
      if (state === 'unsubscribed') {
        const reply = await send('PATCH', email, { status: 'unsubscribed' })
        // Mailchimp has never known the address.
        if (!reply.ok && reply.status !== 404) throw await toError(reply)
        return
      }
      const member = { email_address: email, language, status_if_new: 'subscribed', status: 'subscribed' }
      const reply = await send('PUT', email, member)
      if (reply.ok) return
      const error = await toError(reply)
      // A member who unsubscribed by Mailchimp's own link can only return by Mailchimp's own confirmation.
      if (error.title !== 'Member In Compliance State') throw error
      const retried = await send('PUT', email, { ...member, status: 'pending' })
      if (!retried.ok) throw await toError(retried)
    },
  }
}

function isSame(sent: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(sent), digest(right))
}

/** Mailchimp identifies a member by the MD5 of the address in lower case. */
const memberId = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex')

/** Mailchimp repeats the address in its detail, so only the title is logged. */
class MailchimpError extends Error {
  readonly title: string
  constructor(status: number, title: string) {
    super(`Mailchimp answered ${status}: ${title}`)
    this.title = title
  }
}

async function toError(reply: Response): Promise<MailchimpError> {
  const parsed = problem.safeParse(await reply.json().catch(() => null))
  return new MailchimpError(reply.status, parsed.success ? parsed.data.title : 'unreadable reply')
}
