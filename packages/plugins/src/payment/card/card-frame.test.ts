import { expect, it } from 'vitest'
import { createCardFrame, type FrameMessage } from './card-frame.ts'

type Answer =
  | { ok: true; card: { merchantSessionKey: string; cardIdentifier: string } }
  | { ok: false; reason: 'expired' | 'invalid' }

/** A fake frame with the given answers and numbered sessions. */
function openFrame(answers: ((session: string) => Answer)[]) {
  const timers: (() => void)[] = []
  let session = ''
  let opened = 0
  const frame = createCardFrame({
    openSession: async () => ({ merchantSessionKey: `session ${++opened}`, expiry: '' }),
    setTimer: (run) => timers.push(run),
    post(message) {
      const { type, id, merchantSessionKey } = message as { type: string; id: number; merchantSessionKey: string }
      if (type === 'session') session = merchantSessionKey
      const answer = type === 'hand-in' ? answers.shift()?.(session) : undefined
      if (answer)
        queueMicrotask(() => frame.handleMessage({ source: 'card-frame', type: 'card', id, ...answer } as FrameMessage))
    },
  })
  return { frame, opened: () => opened, runTimers: () => timers.map((run) => run()) }
}
const success = (merchantSessionKey: string): Answer => ({
  ok: true,
  card: { merchantSessionKey, cardIdentifier: 'card' },
})

it('returns the card of the session that the frame got', async () => {
  const { frame } = openFrame([success])
  frame.handleMessage({ source: 'card-frame', type: 'ready' })
  expect(await frame.collect()).toEqual({ ok: true, card: { merchantSessionKey: 'session 1', cardIdentifier: 'card' } })
})

it('renews an expired session without the shopper noticing', async () => {
  const { frame } = openFrame([() => ({ ok: false, reason: 'expired' }), success])
  frame.handleMessage({ source: 'card-frame', type: 'ready' })
  expect(await frame.collect()).toMatchObject({ ok: true, card: { merchantSessionKey: 'session 2' } })
})

it('opens a new session for a second payment', async () => {
  const { frame, opened } = openFrame([success, success])
  frame.handleMessage({ source: 'card-frame', type: 'ready' })
  await frame.collect()
  expect(await frame.collect()).toMatchObject({ card: { merchantSessionKey: 'session 2' } })
  expect(opened()).toBe(2)
})

it('reports invalid fields to the shopper', async () => {
  const { frame } = openFrame([() => ({ ok: false, reason: 'invalid' })])
  expect(await frame.collect()).toEqual({ ok: false, reason: 'invalid' })
})

it('fails when the renewed session has expired too', async () => {
  const { frame } = openFrame([() => ({ ok: false, reason: 'expired' }), () => ({ ok: false, reason: 'expired' })])
  expect(await frame.collect()).toEqual({ ok: false, reason: 'failed' })
})

it('fails when the frame does not answer in time', async () => {
  const { frame, runTimers } = openFrame([])
  const result = frame.collect()
  await new Promise((resolve) => setImmediate(resolve))
  runTimers()
  expect(await result).toEqual({ ok: false, reason: 'failed' })
})
