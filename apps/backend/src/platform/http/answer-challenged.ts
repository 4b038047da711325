import { solutionHeader } from '@mantel/contract'
import type { FastifyRequest } from 'fastify'
import type { ChallengePass } from '../limits/index.ts'
import type { MaybePromise } from '../maybe-promise.ts'
import type { Answer } from './handler.ts'
import type { ChallengedCall, HttpChallenges } from './options.ts'

/** Checks the solution before the handler opens a transaction, and adds a new challenge to a refusal that demands one. */
export async function answerChallenged(
  challenges: HttpChallenges,
  call: ChallengedCall,
  request: FastifyRequest,
  handle: (challengePass?: ChallengePass) => MaybePromise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const solution = request.headers[solutionHeader]
  const challengePass = await challenges.readSolution(call, typeof solution === 'string' ? solution : undefined)
  const answer = await handle(challengePass)
  if (answer.ok || answer.code !== 'bot_challenge_required') return answer
  return { ...answer, meta: { challenge: await challenges.issue(call) } }
}
