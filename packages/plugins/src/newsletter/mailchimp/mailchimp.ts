import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { NewsletterEntry, NewsletterPlugin, NewsletterProvider } from '../provider.ts'

/** Time limit in milliseconds. The shop repeats failed calls later. */
const timeout = 10_000

const problem = z.looseObject({ title: z.string(), detail: z.string().optional() })

/**
 * Uses Mailchimp's Marketing API 3.0: https://mailchimp.com/developer/marketing/api/list-members/. An address that has not been
 * confirmed yet is not sent to Mailchimp: the shop mails the confirmation, and Mailchimp would mail a second one.
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
    /**
     * Webhooks are forms without a signature, so their URL contains a key instead:
     * https://mailchimp.com/developer/marketing/guides/sync-audience-data-webhooks/.
     */
    readNotice(key, body) {
      if (webhookKey === undefined || !isSame(key, webhookKey)) return null
      const { type, 'data[email]': email, 'data[list_id]': list } = body
      return { left: type === 'unsubscribe' && list === listId && typeof email === 'string' ? email : null }
    },
    async save({ email, language, state }: NewsletterEntry) {
      if (state === 'pending') return
      if (state === 'unsubscribed') {
        const reply = await send('PATCH', email, { status: 'unsubscribed' })
        // 404: Mailchimp does not know the address, so there is nothing to unsubscribe.
        if (!reply.ok && reply.status !== 404) throw await toError(reply)
        return
      }
      const member = { email_address: email, language, status_if_new: 'subscribed', status: 'subscribed' }
      const reply = await send('PUT', email, member)
      if (reply.ok) return
      const error = await toError(reply)
      // A member who unsubscribed with Mailchimp's own link can return only by confirming a mail from Mailchimp, which 'pending' sends.
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

/** The detail of Mailchimp's error repeats the e-mail address, so the message contains only the title. */
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
