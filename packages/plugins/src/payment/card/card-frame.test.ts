import { expect, test } from 'vitest'
import { createCardFrame, type FrameMessage } from './card-frame.ts'

type Answer =
  | { ok: true; card: { merchantSessionKey: string; cardIdentifier: string } }
  | { ok: false; reason: 'expired' | 'invalid' }

/** A frame that answers as told; sessions are numbered. */
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
        queueMicrotask(() => frame.hear({ source: 'card-frame', type: 'card', id, ...answer } as FrameMessage))
    },
  })
  return { frame, opened: () => opened, runOut: () => timers.map((run) => run()) }
}
const good = (merchantSessionKey: string): Answer => ({
  ok: true,
  card: { merchantSessionKey, cardIdentifier: 'card' },
})

test('the card of the session that the frame was given', async () => {
  const { frame } = openFrame([good])
  frame.hear({ source: 'card-frame', type: 'ready' })
  expect(await frame.collect()).toEqual({ ok: true, card: { merchantSessionKey: 'session 1', cardIdentifier: 'card' } })
})

test('a session that has ended is renewed without the shopper noticing', async () => {
  const { frame } = openFrame([() => ({ ok: false, reason: 'expired' }), good])
  frame.hear({ source: 'card-frame', type: 'ready' })
  expect(await frame.collect()).toMatchObject({ ok: true, card: { merchantSessionKey: 'session 2' } })
})

test('a second payment has a session of its own', async () => {
  const { frame, opened } = openFrame([good, good])
  frame.hear({ source: 'card-frame', type: 'ready' })
  await frame.collect()
  expect(await frame.collect()).toMatchObject({ card: { merchantSessionKey: 'session 2' } })
  expect(opened()).toBe(2)
})

test('wrong fields are the shopper’s to mend, silence and sessions that end at once are failures', async () => {
  const wrong = openFrame([() => ({ ok: false, reason: 'invalid' })])
  expect(await wrong.frame.collect()).toEqual({ ok: false, reason: 'invalid' })
  const ended = openFrame([() => ({ ok: false, reason: 'expired' }), () => ({ ok: false, reason: 'expired' })])
  expect(await ended.frame.collect()).toEqual({ ok: false, reason: 'failed' })
  const silent = openFrame([])
  const collected = silent.frame.collect()
  await new Promise((resolve) => setImmediate(resolve))
  silent.runOut()
  expect(await collected).toEqual({ ok: false, reason: 'failed' })
})
