import {
  type KnownPayment,
  type Outcome,
  type PaymentEvent,
  type PaymentProvider,
  ProviderAway,
} from '@mantel/plugins/payment/server'

type State = 'challenge' | 'redirect' | 'approved' | 'ok' | 'declined' | 'given-back'
type Kept = { key: string; reference: string; amount: number; currency: string; state: State; captures: number }

/** lost: the money is taken and the reply goes astray. late: the call arrives when the test says so, if ever. */
export type CardKind = 'ok' | 'declined' | 'challenge' | 'lost' | 'late'

export type ScriptedProvider = ReturnType<typeof scriptedProvider>

/** A provider that does what a test wants and remembers what it did. One for cards and for accounts alike. */
export function scriptedProvider() {
  const kept = new Map<string, Kept>()
  const events: PaymentEvent[] = []
  const mood = { isAway: false }
  const onTheWay: (() => Promise<unknown>)[] = []
  let lastReference = 0
  let lastEvent = 0

  function note(payment: Kept): Kept {
    const { key, reference } = payment
    const kind = payment.state
    const id = `event-${++lastEvent}`
    if (kind !== 'challenge' && kind !== 'redirect')
      events.push({ id, kind, key, reference, outcome: outcomeOf(payment) })
    return payment
  }

  function move(payment: Kept, state: State): Kept {
    if (state === 'ok') payment.captures++
    payment.state = state
    return note(payment)
  }

  function known({ key, reference }: KnownPayment): Kept | undefined {
    if (mood.isAway) throw new ProviderAway('away')
    return kept.get(key) ?? [...kept.values()].find((one) => one.reference === reference)
  }

  const provider: PaymentProvider = {
    async start(made, additional) {
      const { key, amount, currency } = made
      const kind = (additional as { cardIdentifier?: CardKind }).cardIdentifier
      if (mood.isAway || kind === 'late') {
        onTheWay.push(() => provider.start(made, { cardIdentifier: 'ok' }))
        throw new ProviderAway('on the way')
      }
      const before = kept.get(key)
      if (before) return outcomeOf(before)
      const payment: Kept = {
        key,
        reference: `ref-${++lastReference}`,
        amount,
        currency,
        state: 'redirect',
        captures: 0,
      }
      kept.set(key, payment)
      if (kind === undefined) return outcomeOf(payment)
      if (kind === 'challenge') payment.state = 'challenge'
      else move(payment, kind === 'declined' ? 'declined' : 'ok')
      if (kind === 'lost') throw new ProviderAway('lost')
      return outcomeOf(payment)
    },
    async completeChallenge(of, cRes) {
      const payment = known(of)
      if (!payment) return { kind: 'unknown' }
      if (payment.state === 'challenge') move(payment, cRes === 'yes' ? 'ok' : 'declined')
      return outcomeOf(payment)
    },
    async completeRedirect(of) {
      const payment = known(of)
      if (!payment) return { kind: 'unknown' }
      return outcomeOf(payment.state === 'approved' ? move(payment, 'ok') : payment)
    },
    async lookUp(of) {
      const payment = known(of)
      return payment ? outcomeOf(payment) : { kind: 'unknown' }
    },
    async refund(of) {
      const payment = known(of)
      if (payment?.state === 'ok') move(payment, 'given-back')
    },
    async void(of) {
      const payment = known(of)
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
    mood,
    payments: () => [...kept.values()],
    /** The shopper agrees on the provider's own page. */
    approve() {
      for (const payment of kept.values()) if (payment.state === 'redirect') move(payment, 'approved')
    },
    /** A bank that does not wait for the shop to bring its answer. */
    decideChallenges() {
      for (const payment of kept.values()) if (payment.state === 'challenge') move(payment, 'ok')
    },
    async arrive() {
      for (const call of onTheWay.splice(0)) await call().catch(() => {})
    },
    /** Money taken and not given back. */
    charged: () => [...kept.values()].filter(({ state }) => state === 'ok').length,
    forget() {
      kept.clear()
      events.length = 0
      onTheWay.length = 0
      mood.isAway = false
    },
  }
}

function outcomeOf({ state, reference, amount, currency }: Kept): Outcome {
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
