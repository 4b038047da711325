import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MailboxOnDisk } from './mailbox.ts'
import { listHtml, mailboxStyle, mailHtml } from './mailbox-html.ts'

const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', mailboxStyle, 'base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A mail's own styles and embedded pictures; no script, nothing from elsewhere, and no origin of its own. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; sandbox allow-popups; frame-ancestors 'self'"

/** Letters are private: only this machine reads them, and not by a name that somebody else's page made up. */
export function serveMailbox(app: FastifyInstance, mailbox: MailboxOnDisk): void {
  app.register(async (own) => {
    own.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      reply.header('referrer-policy', 'no-referrer')
      if (!isThisMachine(request)) return notFound(reply)
    })
    own.get('/mailbox', async (_request, reply) => sendPage(reply, listHtml(await mailbox.list())))
    own.get<ById>('/mailbox/:id', async ({ params }, reply) => {
      const mail = await mailbox.find(params.id)
      return mail ? sendPage(reply, mailHtml(mail)) : notFound(reply)
    })
    own.get<ById>('/mailbox/:id/html', async ({ params }, reply) => {
      const mail = await mailbox.find(params.id)
      if (!mail) return notFound(reply)
      return reply.header('content-security-policy', mailPolicy).type('text/html; charset=utf-8').send(mail.html)
    })
    own.get<ById>('/mailbox/:id/original', async ({ params }, reply) => {
      const original = await mailbox.findOriginal(params.id)
      if (!original) return notFound(reply)
      return reply
        .type('message/rfc822')
        .header('content-disposition', 'attachment; filename="mail.eml"')
        .send(original)
    })
  })
}

type ById = { Params: { id: string } }

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(html)
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.')
}

/** Both ends of the connection, so that a proxy before the shop does not make everybody local. */
function isThisMachine(request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
  const host = request.host.replace(/:\d+$/, '').toLowerCase()
  return forwarded === undefined && isLocalName(host) && isLoopback(request.socket.remoteAddress)
}

/** A name that only this machine goes by. */
export function isLocalName(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost')
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address ?? '')
}
