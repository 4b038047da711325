import * as z from 'zod'
import { bankCallTimeoutMs, callProvider, type ProviderFetch } from '../call-provider.ts'
import {
  type PaymentIds,
  type PaymentOutcome,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type RefundOutcome,
  refundKey,
} from '../provider.ts'
import { transactionRequest } from './pi-request.ts'
import { readRefund, readTransaction } from './pi-transaction.ts'
import { cardDataSchema } from './schema.ts'
import { readCardWebhook } from './webhook.ts'

export type CardProviderOptions = {
  /** The base URL, without '/merchant-session-keys'. */
  apiUrl: string
  /** The page with the card fields. */
  frameUrl: string
  vendorName: string
  integrationKey: string
  integrationPassword: string
  /** Secret that signs webhooks. Absent for a provider without webhooks, which the shop polls instead. */
  webhookSecret?: string
  /**
   * Whether the provider can find a transaction by our key, and a card by its identifier. The Pi API cannot, so the merchant
   * has to look up a transaction whose reply was lost.
   */
  findsByKey?: boolean
  fetch: ProviderFetch
}

const session = z.looseObject({ merchantSessionKey: z.string(), expiry: z.string() })
const cardDescription = z.looseObject({ cardType: z.string(), lastFourDigits: z.string() })
/** The provider's error code for a key (vendorTxCode) that an earlier request used. */
const duplicateKeyCode = '4042'

/** Cards through the Pi API: session, identifier, transaction, challenge, instruction. */
export function createCardProvider(options: CardProviderOptions): PaymentProvider {
  const { apiUrl, vendorName, integrationKey, integrationPassword, fetch } = options
  const authorization = `Basic ${btoa(`${integrationKey}:${integrationPassword}`)}`
  const get = (path: string) => callProvider(fetch, { method: 'GET', url: apiUrl + path, headers: { authorization } })
  const post = (path: string, body: object, timeout?: number) =>
    callProvider(fetch, { method: 'POST', url: apiUrl + path, headers: { authorization }, body }, timeout)

  async function outcomeOf(body: unknown): Promise<PaymentOutcome> {
    const outcome = readTransaction(body)
    if (outcome.kind !== 'incomplete') return outcome
    const whole = readTransaction(await get(`/transactions/${outcome.reference}`))
    return whole.kind === 'incomplete' ? { kind: 'pending', reference: whole.reference } : whole
  }

  async function lookUp({ key, reference }: PaymentIds): Promise<PaymentOutcome> {
    if (!reference && !options.findsByKey) return { kind: 'pending' }
    const path = reference
      ? `/transactions/${encodeURIComponent(reference)}`
      : `/transactions?vendorTxCode=${encodeURIComponent(key)}`
    try {
      return await outcomeOf(await get(path))
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.status !== 404) throw error
      // The provider also answers 404 while a transaction waits for its challenge, so 404 does not mean that it is unknown.
      return reference ? { kind: 'pending', reference } : { kind: 'unknown' }
    }
  }

  /**
   * For a refund whose reply was lost. The provider answers that its key was used before, which does not tell whether the
   * refund was accepted.
   */
  async function lookUpSentRefund(key: string): Promise<RefundOutcome> {
    if (!options.findsByKey)
      throw new ProviderUnavailable(`the result of refund ${key} is unknown: check it with the card provider`)
    return readRefund(await get(`/transactions?vendorTxCode=${encodeURIComponent(key)}`))
  }

  async function describeCard(cardIdentifier: string) {
    try {
      const { cardType, lastFourDigits } = cardDescription.parse(
        await get(`/card-identifiers/${encodeURIComponent(cardIdentifier)}`),
      )
      return { cardType, lastFour: lastFourDigits }
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 404) return null
      throw error
    }
  }

  return {
    readInstrument(additional) {
      const card = cardDataSchema.safeParse(additional)
      return card.success ? card.data.cardIdentifier : null
    },

    async merchantSession() {
      const read = session.safeParse(await post('/merchant-session-keys', { vendorName }))
      if (!read.success) throw new ProviderUnavailable('card provider answered without a session')
      const { merchantSessionKey, expiry } = read.data
      return { merchantSessionKey, expiry, frameUrl: options.frameUrl }
    },

    describeCard: options.findsByKey ? describeCard : undefined,

    async start(payment, additional) {
      const card = cardDataSchema.safeParse(additional)
      if (!card.success) return { kind: 'declined', reason: 'no card identifier sent' }
      try {
        return await outcomeOf(
          await post('/transactions', transactionRequest(payment, card.data, additional), bankCallTimeoutMs),
        )
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error
        if (codesOf(error).includes(duplicateKeyCode)) return lookUp({ key: payment.key, reference: null })
        return { kind: 'declined', reason: codesOf(error).join(' ') || String(error.status) }
      }
    },

    async completeChallenge({ key, reference }, cRes) {
      try {
        return await outcomeOf(
          await post(`/transactions/${reference}/3d-secure-challenge`, { cRes }, bankCallTimeoutMs),
        )
      } catch (error) {
        // The challenge was already completed, so a lookup returns its outcome.
        if (error instanceof ProviderRefusal) return lookUp({ key, reference })
        throw error
      }
    },

    lookUp,

    async refund({ reference, amount, ...request }) {
      const vendorTxCode = refundKey(request)
      const refund = { transactionType: 'Refund', referenceTransactionId: reference, vendorTxCode, amount }
      try {
        return readRefund(await post('/transactions', { ...refund, description: 'Refund' }))
      } catch (error) {
        if (!(error instanceof ProviderRefusal) || isAccountRefused(error)) throw error
        const codes = codesOf(error)
        if (codes.includes(duplicateKeyCode)) return lookUpSentRefund(vendorTxCode)
        return { kind: 'refused', reason: codes.join(' ') || String(error.status) }
      }
    },

    async void({ reference }) {
      try {
        await post(`/transactions/${reference}/instructions`, { instructionType: 'void' })
        return true
      } catch (error) {
        if (error instanceof ProviderRefusal) return false
        throw error
      }
    },

    readWebhook: async (rawBody, headers, now) =>
      options.webhookSecret
        ? readCardWebhook(rawBody, headers, { secret: options.webhookSecret, now })
        : { ok: false, reason: 'forged' },
  }
}

/** 401 and 403 mean that our credentials are wrong, so the provider has not examined the request. */
const isAccountRefused = ({ status }: ProviderRefusal) => status === 401 || status === 403

const errorReply = z.looseObject({
  code: z.coerce.string().optional(),
  errors: z.array(z.looseObject({ code: z.coerce.string().optional() })).optional(),
})

function codesOf({ reply }: ProviderRefusal): string[] {
  const read = errorReply.safeParse(reply)
  if (!read.success) return []
  return [read.data.code, ...(read.data.errors ?? []).map(({ code }) => code)].filter((code) => code !== undefined)
}
