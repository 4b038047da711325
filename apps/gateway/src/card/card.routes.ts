import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bearerTokenOf, hasMerchantCredentials, sendRefusal } from '../allow.ts'
import { challengeRequest, transactionIdOf } from '../challenge/messages.ts'
import type { GatewayOptions } from '../options.ts'
import type { CardDetails } from './check-card.ts'
import type { Transaction, TransactionStore } from './transactions.ts'
import type { StoredCard, Vault } from './vault.ts'

type Body = Record<string, unknown>
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const part = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {})

/** Endpoints of the Pi API below /api/v1: those for the merchant's server and the one for the card frame. */
export function serveCardApi(
  app: FastifyInstance,
  { options, vault, ledger }: { options: GatewayOptions; vault: Vault; ledger: TransactionStore },
): void {
  const { account, lostReplyDelay = 20_000 } = options

  app.addHook('onRequest', async (request, reply) => {
    const isFrame = request.method === 'POST' && request.routeOptions.url?.endsWith('/card-identifiers')
    if (!isFrame && !hasMerchantCredentials(request, account))
      return sendRefusal(reply, 401, '1001', 'The authentication credentials are missing')
  })

  app.post('/merchant-session-keys', (request, reply) => {
    if (part(request.body).vendorName !== account.vendorName)
      return sendRefusal(reply, 422, '1009', 'The vendor name is unknown')
    return reply.code(201).send(vault.openSession())
  })

  app.post('/card-identifiers', (request, reply) => {
    const card = part(part(request.body).cardDetails)
    const details: CardDetails = {
      cardholderName: text(card.cardholderName),
      cardNumber: text(card.cardNumber).replace(/[ -]/g, ''),
      expiryDate: text(card.expiryDate),
      securityCode: text(card.securityCode),
    }
    const stored = vault.keepCard(bearerTokenOf(request), details)
    if (!stored) return sendRefusal(reply, 401, '1002', 'The merchant session has expired')
    if (!('wrong' in stored)) return reply.code(201).send(stored)
    const errors = stored.wrong.map((property) => ({ code: '1003', property, description: 'Wrong value' }))
    return reply.code(422).send({ errors })
  })

  app.get<{ Params: { id: string } }>('/card-identifiers/:id', (request, reply) => {
    const card = vault.describe(request.params.id)
    if (!card) return sendRefusal(reply, 404, '1012', 'The card identifier is unknown or used')
    return { cardType: card.type, lastFourDigits: card.lastFour, expiryDate: card.expiryDate }
  })

  app.post('/transactions', async (request, reply) => {
    const body = part(request.body)
    const vendorTxCode = text(body.vendorTxCode)
    const amount = Number(body.amount)
    const isRefund = body.transactionType === 'Refund'
    const isMoney = Number.isInteger(amount) && amount > 0 && (isRefund || /^[A-Z]{3}$/.test(text(body.currency)))
    if (!/^[\w.{}-]{1,40}$/.test(vendorTxCode) || !isMoney)
      return sendRefusal(reply, 422, '1003', 'vendorTxCode, amount and currency are needed')
    const earlier = ledger.findByCode(vendorTxCode)
    if (earlier && (earlier.amount !== amount || earlier.type !== (body.transactionType ?? 'Payment')))
      return sendRefusal(reply, 422, '4042', 'The vendorTxCode was already used for another transaction')
    if (earlier) return reply.code(earlier.status === '3DAuth' ? 202 : 201).send(shown(earlier))
    if (isRefund) return refund(body, vendorTxCode, amount, reply)
    const sent = part(part(body.paymentMethod).card)
    const card = vault.spend(text(sent.merchantSessionKey), text(sent.cardIdentifier))
    if (!card) return sendRefusal(reply, 422, '1011', 'Merchant session key or card identifier invalid')
    const transaction = {
      vendorTxCode,
      amount,
      currency: text(body.currency),
      card,
      notificationUrl: text(part(body.strongCustomerAuthentication).notificationURL),
    }
    return charge(card, transaction, reply)
  })

  async function charge(
    card: StoredCard,
    made: Parameters<TransactionStore['pay']>[0],
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (card.outcome === 'challenge') return reply.code(202).send(shown(ledger.pay(made, '3DAuth')))
    const transaction = ledger.pay(made, card.outcome === 'decline' ? 'NotAuthed' : 'Ok')
    if (card.outcome !== 'timeout') return reply.code(201).send(shown(transaction))
    // Simulates a lost reply: the shopper pays, but the shop gets no response.
    await delay(lostReplyDelay, undefined, { ref: false })
    return sendRefusal(reply, 504, '9999', 'The bank did not answer in time')
  }

  function refund(body: Body, vendorTxCode: string, amount: number, reply: FastifyReply): FastifyReply {
    const refunded = ledger.find(text(body.referenceTransactionId))
    const refund = refunded && ledger.refund(refunded, vendorTxCode, amount)
    return refund
      ? reply.code(201).send(shown(refund))
      : sendRefusal(reply, 422, '1018', 'This transaction cannot be refunded')
  }

  app.get<{ Querystring: { vendorTxCode?: string } }>('/transactions', (request, reply) =>
    sendKnown(reply, ledger.findByCode(text(request.query.vendorTxCode))),
  )

  app.get<{ Params: { id: string } }>('/transactions/:id', (request, reply) =>
    sendKnown(reply, ledger.find(request.params.id)),
  )

  app.post<{ Params: { id: string } }>('/transactions/:id/3d-secure-challenge', (request, reply) => {
    const transaction = ledger.find(request.params.id)
    if (!transaction || transactionIdOf(part(request.body).cRes) !== transaction.transactionId)
      return sendRefusal(reply, 422, '1003', 'The cRes value is not a valid challenge response')
    return reply.code(201).send(shown(ledger.completeChallenge(transaction)))
  })

  app.post<{ Params: { id: string } }>('/transactions/:id/instructions', (request, reply) => {
    const transaction = ledger.find(request.params.id)
    if (!transaction || part(request.body).instructionType !== 'void' || !ledger.void(transaction))
      return sendRefusal(reply, 422, '1017', 'This transaction cannot be voided')
    return reply.code(201).send({ instructionType: 'void', date: new Date().toISOString() })
  })

  function sendKnown(reply: FastifyReply, transaction: Transaction | undefined): FastifyReply {
    return transaction ? reply.send(shown(transaction)) : sendRefusal(reply, 404, '1012', 'Transaction not found')
  }

  function shown(transaction: Transaction): object {
    return { ...wireTransaction(transaction), ...(transaction.status === '3DAuth' && ask(transaction)) }
  }
  const ask = (transaction: Transaction) => ({
    acsUrl: `${options.publicUrl}/acs`,
    cReq: challengeRequest(transaction),
  })
}

/** A transaction in the format of the Pi API's replies and webhooks. */
export function wireTransaction(transaction: Transaction): object {
  const { transactionId, vendorTxCode, type, status, statusCode, statusDetail, amount, currency, card } = transaction
  return {
    transactionId,
    vendorTxCode,
    transactionType: type,
    status,
    statusCode,
    statusDetail,
    currency,
    amount: { totalAmount: amount, saleAmount: amount, surchargeAmount: 0 },
    paymentMethod: { card: { cardType: card.type, lastFourDigits: card.lastFour, expiryDate: card.expiryDate } },
    '3DSecure': { status: transaction.verdict === 'Y' ? 'Authenticated' : 'NotChecked' },
  }
}
