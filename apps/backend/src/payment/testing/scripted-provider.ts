import {
  type PaymentEvent,
  type PaymentIds,
  type PaymentOutcome,
  type PaymentProvider,
  ProviderUnavailable,
  type RefundOutcome,
  refundKey,
} from '@mantel/plugins/payment/server'

type State = 'challenge' | 'redirect' | 'approved' | 'ok' | 'declined' | 'given-back'
type StoredPayment = {
  key: string
  reference: string
  amount: number
  currency: string
  state: State
  captures: number
  /** Refunded amounts by the idempotency key of the refund. */
  refunds: Map<string, number>
}

/** lost: the payment is captured but the reply is lost. late: the call arrives only when the test calls arrive(). */
export type CardKind = 'ok' | 'declined' | 'challenge' | 'lost' | 'late'

export type ScriptedProvider = ReturnType<typeof scriptedProvider>

/** A provider controlled by the test that records its actions. Serves card and account payments. */
export function scriptedProvider() {
  const stored = new Map<string, StoredPayment>()
  const events: PaymentEvent[] = []
  const outage = { isActive: false }
  const delayedCalls: (() => Promise<unknown>)[] = []
  const refundAnswers: RefundOutcome[] = []
  const refundKeys: string[] = []
  const lookedUpRefunds: string[] = []
  let lastReference = 0
  let lastEvent = 0

  function recordEvent(payment: StoredPayment): StoredPayment {
    const { key, reference } = payment
    const kind = payment.state
    const id = `event-${++lastEvent}`
    if (kind !== 'challenge' && kind !== 'redirect')
      events.push({ id, kind, key, reference, outcome: outcomeOf(payment) })
    return payment
  }

  function move(payment: StoredPayment, state: State): StoredPayment {
    if (state === 'ok') payment.captures++
    payment.state = state
    return recordEvent(payment)
  }

  function refundPart(payment: StoredPayment, key: string, amount: number): void {
    payment.refunds.set(key, amount)
    const refunded = [...payment.refunds.values()].reduce((sum, part) => sum + part, 0)
    if (refunded > payment.amount) throw new Error('more was refunded than paid')
    if (refunded === payment.amount) payment.state = 'given-back'
    const refund = { reference: refundReference(payment, key), amount }
    const outcome: PaymentOutcome = { kind: 'refunded', reference: payment.reference, refund }
    events.push({ id: `event-${++lastEvent}`, kind: 'refund', key: payment.key, reference: payment.reference, outcome })
  }

  function findStored({ key, reference }: PaymentIds): StoredPayment | undefined {
    if (outage.isActive) throw new ProviderUnavailable('unreachable')
    return stored.get(key) ?? [...stored.values()].find((payment) => payment.reference === reference)
  }

  const provider: PaymentProvider = {
    async start(made, additional) {
      const { key, amount, currency } = made
      const kind = (additional as { cardIdentifier?: CardKind }).cardIdentifier
      if (outage.isActive || kind === 'late') {
        delayedCalls.push(() => provider.start(made, { cardIdentifier: 'ok' }))
        throw new ProviderUnavailable('on the way')
      }
      const before = stored.get(key)
      if (before) return outcomeOf(before)
      const payment: StoredPayment = {
        key,
        reference: `ref-${++lastReference}`,
        amount,
        currency,
        state: 'redirect',
        captures: 0,
        refunds: new Map(),
      }
      stored.set(key, payment)
      if (kind === undefined) return outcomeOf(payment)
      if (kind === 'challenge') payment.state = 'challenge'
      else move(payment, kind === 'declined' ? 'declined' : 'ok')
      if (kind === 'lost') throw new ProviderUnavailable('lost')
      return outcomeOf(payment)
    },
    async completeChallenge(of, cRes) {
      const payment = findStored(of)
      if (!payment) return { kind: 'unknown' }
      if (payment.state === 'challenge') move(payment, cRes === 'yes' ? 'ok' : 'declined')
      return outcomeOf(payment)
    },
    async completeRedirect(of) {
      const payment = findStored(of)
      if (!payment) return { kind: 'unknown' }
      return outcomeOf(payment.state === 'approved' ? move(payment, 'ok') : payment)
    },
    async lookUp(of) {
      const payment = findStored(of)
      return payment ? outcomeOf(payment) : { kind: 'unknown' }
    },
    async refund(of) {
      const payment = findStored(of)
      const key = refundKey(of)
      refundKeys.push(key)
      const answer = refundAnswers.shift()
      if (answer) return answer
      if (!payment?.captures) return { kind: 'refused', reason: 'nothing was paid' }
      if (!payment.refunds.has(key)) refundPart(payment, key, of.amount)
      return { kind: 'done', reference: refundReference(payment, key) }
    },
    async lookUpRefund(reference) {
      lookedUpRefunds.push(reference)
      return refundAnswers.shift() ?? { kind: 'done', reference }
    },
    async void(of) {
      const payment = findStored(of)
      if (payment?.state === 'ok') move(payment, 'given-back')
      return true
    },
    async readWebhook(rawBody, headers) {
      if (headers['x-signature'] !== 'ours') return { ok: false, reason: 'forged' }
      const event = events.find(({ id }) => id === (JSON.parse(rawBody) as { id: string }).id)
      return event ? { ok: true, event } : { ok: false, reason: 'unreadable' }
    },
  }

  return {
    provider,
    events,
    outage,
    /** Replies that the test has prepared for the next refund and refund status requests. Requests with a prepared reply refund nothing. */
    refundAnswers,
    /** The keys of all refund requests. */
    refundKeys,
    lookedUpRefunds,
    /** The merchant refunds a payment in the provider's own back office. */
    refundByHand: (payment: StoredPayment, amount: number) =>
      refundPart(payment, `by hand ${payment.refunds.size + 1}`, amount),
    payments: () => [...stored.values()],
    /** The shopper approves the payment on the provider's page. */
    approve() {
      for (const payment of stored.values()) if (payment.state === 'redirect') move(payment, 'approved')
    },
    /** The bank authorises challenges without a call from the shop. */
    decideChallenges() {
      for (const payment of stored.values()) if (payment.state === 'challenge') move(payment, 'ok')
    },
    async arrive() {
      for (const call of delayedCalls.splice(0)) await call().catch(() => {})
    },
    /** Number of captured payments that are not refunded. */
    charged: () => [...stored.values()].filter(({ state }) => state === 'ok').length,
    forget() {
      stored.clear()
      refundAnswers.length = 0
      refundKeys.length = 0
      lookedUpRefunds.length = 0
      events.length = 0
      delayedCalls.length = 0
      outage.isActive = false
    },
  }
}

const refundReference = ({ reference }: StoredPayment, key: string) => `${reference} refund ${key}`

function outcomeOf({ state, reference, amount, currency }: StoredPayment): PaymentOutcome {
  switch (state) {
    case 'challenge':
      return { kind: 'challenge', reference, acsUrl: 'https://bank.example/ask', cReq: reference }
    case 'redirect':
      return { kind: 'redirect', reference, url: 'https://wallet.example', fields: { token: reference }, method: 'get' }
    case 'approved':
      return { kind: 'approved', reference }
    case 'ok':
      return { kind: 'authorised', reference, amount, currency }
    case 'declined':
      return { kind: 'declined', reference, reason: 'no' }
    case 'given-back':
      return { kind: 'refunded', reference }
  }
}
