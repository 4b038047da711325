import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChallengeRequest } from '../server-part.ts'
import { difficulty, lifetimeMs } from './difficulty.ts'
import { serverPart } from './server.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'

const server = serverPart.open({ secretKey: 'a key for tests only' })
const order: ChallengeRequest = { purpose: 'order', website: 'mantel', caller: '198.51.100.7' }
const solution = (await solveProofOfWork(await server.issue(order))) ?? ''
const payload = JSON.parse(atob(solution))
const wrong = { isSolved: false, reason: 'wrong' }

afterEach(() => vi.useRealTimers())

it('accepts a solution for its purpose and website, from any IP address and by any process', async () => {
  const otherProcess = serverPart.open({ secretKey: 'a key for tests only' })
  const verdict = await otherProcess.verify(solution, { ...order, caller: '203.0.113.9' })
  expect(verdict).toMatchObject({ isSolved: true, id: expect.stringMatching(/^[0-9a-f]{32}$/) })
})

it.each([
  ['another purpose', { purpose: 'registration' as const }],
  ['another website', { website: 'trade' }],
])('refuses a solution for %s', async (_name, part) => {
  expect(await server.verify(solution, { ...order, ...part })).toEqual(wrong)
})

it('refuses a solution of a shop with another secret', async () => {
  expect(await serverPart.open({ secretKey: 'another key' }).verify(solution, order)).toEqual(wrong)
})

it('refuses a solution after its challenge has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + lifetimeMs + 2000 })
  expect(await server.verify(solution, order)).toEqual({ isSolved: false, reason: 'expired' })
})

it('refuses a challenge that was changed or not solved', async () => {
  const { challenge } = payload
  const changes = [
    { ...payload, challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } } },
    { ...payload, challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } } },
    { ...payload, challenge: { ...challenge, signature: '' } },
    { ...payload, solution: { ...payload.solution, derivedKey: challenge.parameters.keyPrefix } },
    { ...payload, solution: { ...payload.solution, derivedKey: 'not hex' } },
  ]
  for (const changed of changes) expect(await server.verify(btoa(JSON.stringify(changed)), order)).toEqual(wrong)
})

it.each([10, 3000, 20_000])('refuses a challenge with %i nested objects', async (depth) => {
  const nested = `${'{"more":'.repeat(depth)}1${'}'.repeat(depth)}`
  const sent = JSON.stringify(payload).replace('"cost":1000', `"cost":1000,"more":${nested}`)
  expect(await server.verify(btoa(sent), order)).toEqual(wrong)
})

it('refuses any text that is no solution, without throwing', async () => {
  const anything = fc.oneof(fc.string(), fc.json().map(btoaUtf8), fc.base64String())
  await fc.assert(
    fc.asyncProperty(anything, async (sent) => {
      expect((await server.verify(sent, order)).isSolved).toBe(false)
    }),
  )
})

it('limits the number of attempts that the browser needs', () => {
  expect(payload.solution.counter).toBeGreaterThan(0)
  expect(payload.solution.counter).toBeLessThanOrEqual(difficulty.maxCounter)
})

const btoaUtf8 = (text: string) => Buffer.from(text).toString('base64')
