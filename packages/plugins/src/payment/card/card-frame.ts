import type { CardData } from './schema.ts'

/** Messages from the provider's frame to the checkout. Both sides check the other's origin. */
export type FrameMessage =
  | { source: 'card-frame'; type: 'ready' | 'wants-to-pay' }
  | { source: 'card-frame'; type: 'height'; height: number }
  | { source: 'card-frame'; type: 'state'; isComplete: boolean }
  | ({ source: 'card-frame'; type: 'card'; id: number } & FrameAnswer)

type FrameAnswer =
  | { ok: true; card: CardData & { lastFour?: string } }
  | { ok: false; reason: 'invalid' | 'expired' | 'failed' }

export type CardSession = { merchantSessionKey: string; expiry: string }

/** invalid: the frame has marked the invalid fields and set the focus there. */
export type CollectResult = { ok: true; card: CardData } | { ok: false; reason: 'invalid' | 'failed' }

export type CardFrame = {
  /** Handles a message from the frame. The caller has checked its origin. */
  handleMessage(message: FrameMessage): void
  /** Requests the card from the frame. Renews an expired session without the shopper noticing. */
  collect(): Promise<CollectResult>
}

/** Milliseconds within which the frame must answer. */
const answerTimeout = 20_000

export function createCardFrame(options: {
  post(message: object): void
  openSession(): Promise<CardSession>
  setTimer?: (run: () => void, milliseconds: number) => unknown
}): CardFrame {
  const { post, openSession, setTimer = setTimeout } = options
  const pendingAnswers = new Map<number, (answer: FrameAnswer) => void>()
  let lastId = 0
  /** A session can tokenise one card only, whether its payment succeeds or not. */
  let session: Promise<CardSession> | null = null

  async function renew(): Promise<void> {
    const newSession = openSession()
    session = newSession
    newSession.catch(() => {
      if (session === newSession) session = null
    })
    const { merchantSessionKey } = await newSession
    post({ source: 'checkout', type: 'session', merchantSessionKey })
  }

  function requestCard(): Promise<FrameAnswer> {
    const id = ++lastId
    return new Promise((resolve) => {
      pendingAnswers.set(id, resolve)
      setTimer(() => resolve({ ok: false, reason: 'failed' }), answerTimeout)
      post({ source: 'checkout', type: 'hand-in', id })
    })
  }

  async function requestCardWithRetry(): Promise<FrameAnswer> {
    if (session) await session
    else await renew()
    const first = await requestCard()
    if (first.ok || first.reason !== 'expired') return first
    await renew()
    return requestCard()
  }

  return {
    handleMessage(message) {
      if (message.type === 'ready') renew().catch(() => {})
      if (message.type !== 'card') return
      const resolve = pendingAnswers.get(message.id)
      pendingAnswers.delete(message.id)
      resolve?.(message)
    },

    async collect() {
      try {
        const answer = await requestCardWithRetry()
        if (!answer.ok) return { ok: false, reason: answer.reason === 'invalid' ? 'invalid' : 'failed' }
        session = null
        const { merchantSessionKey, cardIdentifier, cardType, expiry } = answer.card
        return {
          ok: true,
          card: { merchantSessionKey, cardIdentifier, cardType, expiry },
        }
      } catch {
        return { ok: false, reason: 'failed' }
      }
    },
  }
}

/** Returns the frame's message; null for any other window message. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const message = data as FrameMessage | null
  return typeof message === 'object' && message?.source === 'card-frame' ? message : null
}
