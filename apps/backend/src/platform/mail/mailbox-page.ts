import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isThisMachine } from '../http/index.ts'
import type { OutgoingMail } from './mail.ts'
import { type Mailbox, type MailboxEntry, toMailboxEntry } from './mailbox.ts'
import { listHtml, mailboxStyle, mailHtml, previewListHtml } from './mailbox-html.ts'

const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', mailboxStyle, 'base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Allows the mail's own styles and inlined images; no scripts, no remote content, no origin of its own. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; sandbox allow-popups; frame-ancestors 'self'"

/** Every mail of the shop, composed from sample data. */
export type MailPreviews = {
  names: readonly string[]
  views: readonly { code: string; language: string }[]
  compose(name: string, storeCode: string): Promise<OutgoingMail | undefined>
}

/** mailbox: null if a mail server sends the mails. */
type MailPages = { mailbox: Mailbox | null; previews: MailPreviews; now(): Date }

/** Mail is private: only requests from this machine to a local host name are answered. */
export function serveMailPages(app: FastifyInstance, { mailbox, previews, now }: MailPages): void {
  async function findPreview({ name, store }: PreviewParams['Params']): Promise<MailboxEntry | undefined> {
    const mail = await previews.compose(name, store)
    return mail && toMailboxEntry(mail, `previews/${name}/${store}`, now())
  }

  app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      reply.header('referrer-policy', 'no-referrer')
      if (!isThisMachine(request)) return notFound(reply)
    })
    pages.get('/mailbox/previews', async (_request, reply) => sendPage(reply, previewListHtml(previews)))
    pages.get<PreviewParams>('/mailbox/previews/:name/:store', async ({ params }, reply) => {
      const mail = await findPreview(params)
      return mail ? sendPage(reply, mailHtml(mail, { hasOriginal: false })) : notFound(reply)
    })
    pages.get<PreviewParams>('/mailbox/previews/:name/:store/html', async ({ params }, reply) => {
      const mail = await findPreview(params)
      return mail ? sendMail(reply, mail) : notFound(reply)
    })
    if (mailbox) serveMailbox(pages, mailbox)
  })
}

function serveMailbox(pages: FastifyInstance, mailbox: Mailbox): void {
  pages.get('/mailbox', async (_request, reply) => sendPage(reply, listHtml(await mailbox.list())))
  pages.get<ById>('/mailbox/:id', async ({ params }, reply) => {
    const mail = await mailbox.find(params.id)
    return mail ? sendPage(reply, mailHtml(mail, { hasOriginal: true })) : notFound(reply)
  })
  pages.get<ById>('/mailbox/:id/html', async ({ params }, reply) => {
    const mail = await mailbox.find(params.id)
    return mail ? sendMail(reply, mail) : notFound(reply)
  })
  pages.get<ById>('/mailbox/:id/original', async ({ params }, reply) => {
    const original = await mailbox.findOriginal(params.id)
    if (!original) return notFound(reply)
    return reply.type('message/rfc822').header('content-disposition', 'attachment; filename="mail.eml"').send(original)
  })
}

type ById = { Params: { id: string } }
type PreviewParams = { Params: { name: string; store: string } }

function sendMail(reply: FastifyReply, { html }: MailboxEntry): FastifyReply {
  return reply.header('content-security-policy', mailPolicy).type('text/html; charset=utf-8').send(html)
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(html)
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found.')
}
