import { expect, it } from 'vitest'
import type { Caller } from '../caller.ts'
import type { Outcome } from '../outcome.ts'
import { answerChallenge, fetchOrderStatus, startPayment } from './payment.ts'

const callerWith = (outcome: Outcome<unknown>) => ({ call: async () => outcome }) as unknown as Caller
const reply = (result: object): Outcome<unknown> => ({ ok: true, result: { orderNumber: '1', ...result } })
const refused: Outcome<unknown> = { ok: false, reason: 'refused', code: 400, result: 'no', shown: 'no', error: null }
const lost: Outcome<unknown> = { ok: false, reason: 'failed', message: 'offline' }

it.each<[Outcome<unknown>, object]>([
  [reply({ step: 'done' }), { step: 'done' }],
  [reply({ step: 'pending' }), { step: 'pending' }],
  [reply({ step: 'failed', message: 'declined' }), { step: 'failed', message: 'declined' }],
  [reply({ step: 'challenge' }), { step: 'pending' }],
  [
    reply({ step: 'redirect', redirect: { url: 'u', fields: { a: 'b' } } }),
    { step: 'redirect', redirect: { url: 'u', fields: { a: 'b' }, method: 'post' } },
  ],
  [refused, { step: 'refused' }],
  [lost, { step: 'unreachable' }],
])('maps the reply of the shop to a payment step', async (outcome, step) => {
  expect(await startPayment(callerWith(outcome), 'key')).toEqual(step)
})

it("returns the bank's challenge and sends its answer", async () => {
  const challenge = { transactionId: 't', acsUrl: 'https://bank', cReq: 'q' }
  expect(await startPayment(callerWith(reply({ step: 'challenge', challenge })), 'key')).toEqual({
    step: 'challenge',
    challenge,
  })
  const answer = { orderKey: 'key', transactionId: 't', cRes: 'r' }
  expect(await answerChallenge(callerWith(reply({ step: 'done' })), answer)).toEqual({ step: 'done' })
})

it('distinguishes an unknown order from a failed lookup', async () => {
  expect(await fetchOrderStatus(callerWith({ ...refused, code: 404 } as Outcome<unknown>), 'key')).toBe('unknown')
  const answered = (error: 'order_key_wrong' | 'path_unknown') =>
    callerWith({ ...refused, code: 404, error } as typeof refused)
  expect(await fetchOrderStatus(answered('order_key_wrong'), 'key')).toBe('unknown')
  expect(await fetchOrderStatus(answered('path_unknown'), 'key')).toBeNull()
  expect(await fetchOrderStatus(callerWith(lost), 'key')).toBeNull()
})
