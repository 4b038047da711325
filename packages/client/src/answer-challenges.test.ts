import { type BotChallenge, solutionHeader } from '@mantel/contract'
import { expect, it } from 'vitest'
import { answerChallenges, type SolveBotChallenge } from './answer-challenges.ts'
import { createCaller } from './caller.ts'

const challenge: BotChallenge = { plugin: 'altcha', purpose: 'code', data: { nonce: '1' } }
const demand = { code: 429, result: 'Not a robot?', error: 'bot_challenge_required', meta: { challenge } }
const accepted = { code: 200, result: true }

/** A server with these replies, one for each call, and a page that solves challenges. */
function serverWith(...replies: object[]) {
  const sent: { url: string; body: string | undefined; solution: string | undefined }[] = []
  const solved: BotChallenge[] = []
  const plain = createCaller({
    baseUrl: '',
    tokenIn: 'header',
    async fetch(url, { headers, body }) {
      sent.push({ url, body, solution: headers[solutionHeader] })
      return Response.json(replies.shift())
    },
  })
  const solveRight: SolveBotChallenge = async (one) => {
    solved.push(one)
    return 'the solution'
  }
  const call = (solve = solveRight) =>
    answerChallenges(plain, solve).call('giftCardApply', { body: { quoteId: '1', giftCardCode: 'GUESS' } })
  return { call, sent, solved }
}

it('solves the challenge of a refused call and repeats the same call with the solution', async () => {
  const { call, sent, solved } = serverWith(demand, accepted)
  expect(await call()).toMatchObject({ ok: true, result: true })
  expect(solved).toEqual([challenge])
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual({ ...sent[0], solution: 'the solution' })
  expect(sent[0]?.solution).toBeUndefined()
})

it('repeats a call once, even if the server demands another challenge', async () => {
  const { call, sent } = serverWith(demand, demand, accepted)
  expect(await call()).toMatchObject({ ok: false, error: 'bot_challenge_required', shown: 'Not a robot?' })
  expect(sent).toHaveLength(2)
})

it.each<[string, SolveBotChallenge]>([
  ['is cancelled', async () => null],
  ['cannot be solved', () => Promise.reject(new Error('no worker'))],
])('reports the refusal when the challenge %s', async (_name, solve) => {
  const { call, sent } = serverWith(demand)
  expect(await call(solve)).toMatchObject({ ok: false, error: 'bot_challenge_required', shown: 'Not a robot?' })
  expect(sent).toHaveLength(1)
})

it.each([
  ['another refusal', { code: 429, result: 'Wait', error: 'too_many_codes' }],
  ['a demand without a challenge', { ...demand, meta: undefined }],
])('returns %s unchanged and solves no challenge', async (_name, reply) => {
  const { call, solved } = serverWith(reply)
  expect((await call()).ok).toBe(false)
  expect(solved).toEqual([])
})
