import { expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import type { Outcome } from '../outcome.ts'
import { answerChallenge, lookAtOrder, startPayment } from './payment.ts'

const answering = (outcome: Outcome<unknown>) => ({ call: async () => outcome }) as unknown as Caller
const said = (result: object): Outcome<unknown> => ({ ok: true, result: { orderNumber: '1', ...result } })
const refused: Outcome<unknown> = { ok: false, reason: 'refused', code: 400, result: 'no', shown: 'no' }
const lost: Outcome<unknown> = { ok: false, reason: 'failed', message: 'offline' }

test.each<[Outcome<unknown>, object]>([
  [said({ step: 'done' }), { step: 'done' }],
  [said({ step: 'pending' }), { step: 'pending' }],
  [said({ step: 'failed', message: 'declined' }), { step: 'failed', message: 'declined' }],
  [said({ step: 'challenge' }), { step: 'pending' }],
  [
    said({ step: 'redirect', redirect: { url: 'u', fields: { a: 'b' } } }),
    { step: 'redirect', redirect: { url: 'u', fields: { a: 'b' }, method: 'post' } },
  ],
  [refused, { step: 'refused' }],
  [lost, { step: 'unreachable' }],
])('paying goes on by what the shop says', async (outcome, step) => {
  expect(await startPayment(answering(outcome), 'key')).toEqual(step)
})

test('the bank asks before and is answered after; nothing of a card but its identifier is involved', async () => {
  const challenge = { transactionId: 't', acsUrl: 'https://bank', cReq: 'q' }
  expect(await startPayment(answering(said({ step: 'challenge', challenge })), 'key')).toEqual({
    step: 'challenge',
    challenge,
  })
  const answer = { orderKey: 'key', transactionId: 't', cRes: 'r' }
  expect(await answerChallenge(answering(said({ step: 'done' })), answer)).toEqual({ step: 'done' })
})

test('an order that nobody knows is told from one that cannot be asked for', async () => {
  expect(await lookAtOrder(answering({ ...refused, code: 404 } as Outcome<unknown>), 'key')).toBe('unknown')
  expect(await lookAtOrder(answering(lost), 'key')).toBeNull()
})
