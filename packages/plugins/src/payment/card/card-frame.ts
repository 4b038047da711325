import type { CardAdditional } from './schema.ts'

/** What travels between the checkout and the provider's frame. Both sides check the other's origin. */
export type FrameMessage =
  | { source: 'card-frame'; type: 'ready' | 'wants-to-pay' }
  | { source: 'card-frame'; type: 'height'; height: number }
  | { source: 'card-frame'; type: 'state'; isComplete: boolean }
  | ({ source: 'card-frame'; type: 'card'; id: number } & FrameAnswer)

type FrameAnswer =
  | { ok: true; card: CardAdditional & { lastFour?: string } }
  | { ok: false; reason: 'invalid' | 'expired' | 'failed' }

export type OpenedSession = { merchantSessionKey: string; expiry: string }

/** invalid: the frame has marked what is wrong and holds the focus. */
export type Collected = { ok: true; card: CardAdditional } | { ok: false; reason: 'invalid' | 'failed' }

export type CardFrame = {
  /** A message that came from the frame, its origin checked. */
  hear(message: FrameMessage): void
  /** Asks the frame for the card. A session that has ended is renewed without the shopper noticing. */
  collect(): Promise<Collected>
}

/** Milliseconds that a frame has to answer. */
const patience = 20_000

export function createCardFrame(options: {
  post(message: object): void
  openSession(): Promise<OpenedSession>
  setTimer?: (run: () => void, milliseconds: number) => unknown
}): CardFrame {
  const { post, openSession, setTimer = setTimeout } = options
  const waiting = new Map<number, (answer: FrameAnswer) => void>()
  let lastId = 0
  /** One that was handed in is used up, whatever came of it. */
  let session: Promise<OpenedSession> | null = null

  async function renew(): Promise<void> {
    const asked = openSession()
    session = asked
    asked.catch(() => {
      if (session === asked) session = null
    })
    const { merchantSessionKey } = await asked
    post({ source: 'checkout', type: 'session', merchantSessionKey })
  }

  function ask(): Promise<FrameAnswer> {
    const id = ++lastId
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      setTimer(() => resolve({ ok: false, reason: 'failed' }), patience)
      post({ source: 'checkout', type: 'hand-in', id })
    })
  }

  async function askTwice(): Promise<FrameAnswer> {
    if (session) await session
    else await renew()
    const first = await ask()
    if (first.ok || first.reason !== 'expired') return first
    await renew()
    return ask()
  }

  return {
    hear(message) {
      if (message.type === 'ready') renew().catch(() => {})
      if (message.type !== 'card') return
      const answer = waiting.get(message.id)
      waiting.delete(message.id)
      answer?.(message)
    },

    async collect() {
      try {
        const answer = await askTwice()
        if (!answer.ok) return { ok: false, reason: answer.reason === 'invalid' ? 'invalid' : 'failed' }
        session = null
        const { merchantSessionKey, cardIdentifier, cardType, expiry } = answer.card
        return {
          ok: true,
          card: { merchantSessionKey, cardIdentifier, ...(cardType && { cardType }), ...(expiry && { expiry }) },
        }
      } catch {
        return { ok: false, reason: 'failed' }
      }
    },
  }
}

/** A message of the frame's, or something else that came through the window. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const message = data as FrameMessage | null
  return typeof message === 'object' && message?.source === 'card-frame' ? message : null
}
