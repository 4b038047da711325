import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { TransactionStore } from '../card/transactions.ts'
import { challengeResponse, transactionIdOf } from '../challenge/messages.ts'
import type { GatewayOptions } from '../options.ts'
import type { PaypalOrders } from '../paypal/orders.ts'
import { challengeCode } from '../test-cards.ts'
import { approvalPage } from './approval-page.ts'
import { cardFormPage } from './card-form-page.ts'
import { challengePage, challengeResultPage, nothingToConfirmPage } from './challenge-page.ts'
import { amountText, languageOf, sendPage } from './html.ts'

type Fields = Record<string, string | undefined>

const assets = {
  'pages.css': 'text/css; charset=utf-8',
  'card-form.js': 'text/javascript; charset=utf-8',
  'challenge-answer.js': 'text/javascript; charset=utf-8',
}

/** Pages for shoppers: card fields, the bank's challenge, the approval of a PayPal payment. */
export function servePages(
  app: FastifyInstance,
  { options, ledger, wallet }: { options: GatewayOptions; ledger: TransactionStore; wallet: PaypalOrders },
): void {
  const { shopOrigins } = options

  for (const [name, type] of Object.entries(assets)) {
    const content = readFileSync(new URL(`../../assets/${name}`, import.meta.url))
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff').send(content),
    )
  }

  app.get<{ Querystring: Fields }>('/card-form', (request, reply) => {
    const { origin = '', lang } = request.query
    if (!shopOrigins.includes(origin)) return reply.code(404).send()
    return sendPage(reply, cardFormPage(languageOf(lang), origin))
  })

  app.post<{ Body: Fields }>('/acs', (request, reply) => {
    const { creq = '', threeDSSessionData = '' } = request.body ?? {}
    const language = languageOf(request.headers['accept-language'])
    const transaction = ledger.find(transactionIdOf(creq) ?? '')
    if (transaction?.status !== '3DAuth') return sendPage(reply, nothingToConfirmPage(language, shopOrigins))
    const amount = amountText(transaction.amount / 100, transaction.currency, language)
    return sendPage(
      reply,
      challengePage(language, { cReq: creq, sessionData: threeDSSessionData, amount }, shopOrigins),
    )
  })

  app.post<{ Body: Fields }>('/acs/answer', (request, reply) => {
    const { creq, code, answer, threeDSSessionData = '' } = request.body ?? {}
    const language = languageOf(request.headers['accept-language'])
    const transaction = ledger.find(transactionIdOf(creq) ?? '')
    if (transaction?.status !== '3DAuth') return sendPage(reply, nothingToConfirmPage(language, shopOrigins))
    // The shopper has one attempt: a wrong code ends the challenge.
    transaction.verdict ??= answer === 'confirm' && code?.trim() === challengeCode ? 'Y' : 'N'
    const sessionText = Buffer.from(threeDSSessionData, 'base64url').toString()
    const page = challengeResultPage(
      language,
      {
        cRes: challengeResponse(transaction),
        sessionData: threeDSSessionData,
        shopOrigin: shopOrigins.includes(sessionText) ? sessionText : '',
        notificationUrl: transaction.notificationUrl,
      },
      shopOrigins,
    )
    return sendPage(reply, page)
  })

  app.get<{ Querystring: Fields }>('/checkoutnow', (request, reply) => {
    const order = wallet.find(request.query.token ?? '')
    return order ? sendPage(reply, approvalPage(order, shopOrigins)) : reply.code(404).send()
  })

  app.post<{ Body: Fields }>('/checkoutnow/answer', (request, reply) => {
    const order = wallet.find(request.body?.token ?? '')
    if (!order) return reply.code(404).send()
    const agreed = request.body?.answer === 'approve'
    if (agreed) wallet.approve(order)
    const back = new URL(agreed ? order.returnUrl : order.cancelUrl)
    back.searchParams.set('token', order.id)
    if (agreed) back.searchParams.set('PayerID', 'SANDBOXPAYER')
    return reply.redirect(back.href, 303)
  })
}
