import * as z from 'zod'
import { askProvider, longPatience, type ProviderFetch } from '../ask-provider.ts'
import { type KnownPayment, type Outcome, type PaymentProvider, ProviderAway, ProviderRefusal } from '../provider.ts'
import { transactionRequest } from './pi-request.ts'
import { readTransaction } from './pi-transaction.ts'
import { cardAdditional } from './schema.ts'
import { readCardWebhook } from './webhook.ts'

export type CardProviderOptions = {
  /** Up to and without '/merchant-session-keys'. */
  apiUrl: string
  /** The page with the card's fields; the session is added to it. */
  frameUrl: string
  vendorName: string
  integrationKey: string
  integrationPassword: string
  /** Signs what the provider reports. Without it the provider reports nothing and is asked instead. */
  webhookSecret?: string
  /**
   * Whether it has the look-ups that the Pi API lacks: a transaction by our own key, a card by its identifier. Where not, a
   * transaction whose reply was lost has to be looked up by hand.
   */
  findsByKey?: boolean
  fetch: ProviderFetch
}

const session = z.looseObject({ merchantSessionKey: z.string(), expiry: z.string() })
const described = z.looseObject({ cardType: z.string(), lastFourDigits: z.string() })
/** The code for a key of ours that was used before. */
const alreadySent = '4042'

/** Cards through the Pi API: session, identifier, transaction, challenge, instruction. */
export function createCardProvider(options: CardProviderOptions): PaymentProvider {
  const { apiUrl, vendorName, integrationKey, integrationPassword, fetch } = options
  const authorization = `Basic ${btoa(`${integrationKey}:${integrationPassword}`)}`
  const get = (path: string) => askProvider(fetch, { method: 'GET', url: apiUrl + path, headers: { authorization } })
  const post = (path: string, body: object, patience?: number) =>
    askProvider(fetch, { method: 'POST', url: apiUrl + path, headers: { authorization }, body }, patience)

  async function outcomeOf(body: unknown): Promise<Outcome> {
    const outcome = readTransaction(body)
    if (outcome.kind !== 'incomplete') return outcome
    const whole = readTransaction(await get(`/transactions/${outcome.reference}`))
    return whole.kind === 'incomplete' ? { kind: 'pending', reference: whole.reference } : whole
  }

  async function lookUp({ key, reference }: KnownPayment): Promise<Outcome> {
    if (!reference && !options.findsByKey) return { kind: 'pending' }
    const path = reference
      ? `/transactions/${encodeURIComponent(reference)}`
      : `/transactions?vendorTxCode=${encodeURIComponent(key)}`
    try {
      return await outcomeOf(await get(path))
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.status !== 404) throw error
      // One that waits for its challenge cannot be seen by its reference.
      return reference ? { kind: 'pending', reference } : { kind: 'unknown' }
    }
  }

  async function describeCard(cardIdentifier: string) {
    try {
      const { cardType, lastFourDigits } = described.parse(
        await get(`/card-identifiers/${encodeURIComponent(cardIdentifier)}`),
      )
      return { cardType, lastFour: lastFourDigits }
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 404) return null
      throw error
    }
  }

  return {
    async merchantSession() {
      const read = session.safeParse(await post('/merchant-session-keys', { vendorName }))
      if (!read.success) throw new ProviderAway('the card provider answered with no session')
      const { merchantSessionKey, expiry } = read.data
      return { merchantSessionKey, expiry, frameUrl: options.frameUrl }
    },

    ...(options.findsByKey && { describeCard }),

    async start(payment, additional) {
      const card = cardAdditional.safeParse(additional)
      if (!card.success) return { kind: 'declined', reason: 'no card was given' }
      try {
        return await outcomeOf(
          await post('/transactions', transactionRequest(payment, card.data, additional), longPatience),
        )
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error
        if (codesOf(error).includes(alreadySent)) return lookUp({ key: payment.key, reference: null })
        return { kind: 'declined', reason: codesOf(error).join(' ') || String(error.status) }
      }
    },

    async completeChallenge({ key, reference }, cRes) {
      try {
        return await outcomeOf(await post(`/transactions/${reference}/3d-secure-challenge`, { cRes }, longPatience))
      } catch (error) {
        // Answered before: the provider says only what came of it.
        if (error instanceof ProviderRefusal) return lookUp({ key, reference })
        throw error
      }
    },

    lookUp,

    async refund({ key, reference, amount }) {
      const body = {
        transactionType: 'Refund',
        referenceTransactionId: reference,
        vendorTxCode: `${key}-R`,
        amount,
        description: 'Refund',
      }
      try {
        await post('/transactions', body)
      } catch (error) {
        if (!(error instanceof ProviderRefusal) || !codesOf(error).includes(alreadySent)) throw error
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

const problems = z.looseObject({
  code: z.coerce.string().optional(),
  errors: z.array(z.looseObject({ code: z.coerce.string().optional() })).optional(),
})

function codesOf({ reply }: ProviderRefusal): string[] {
  const read = problems.safeParse(reply)
  if (!read.success) return []
  return [read.data.code, ...(read.data.errors ?? []).map(({ code }) => code)].filter((code) => code !== undefined)
}
