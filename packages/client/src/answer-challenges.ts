import { type BotChallenge, readBotChallenge, solutionHeader } from '@mantel/contract'
import type { CallArgs, Caller } from './caller.ts'
import type { Outcome } from './outcome.ts'

/** The solution; null: the shopper has cancelled. */
export type SolveBotChallenge = (challenge: BotChallenge) => Promise<string | null>

/** Wraps a caller: if a call is refused for a bot challenge, solves it and repeats the call, once, with the solution. */
export function answerChallenges(caller: Caller, solve: SolveBotChallenge): Caller {
  return {
    async call(name, ...args) {
      const outcome = await caller.call(name, ...args)
      const challenge = challengeOf(outcome)
      const solution = challenge && (await solve(challenge).catch(() => null))
      if (!solution) return outcome
      const repeated = { ...args[0], headers: { ...args[0]?.headers, [solutionHeader]: solution } }
      return caller.call(name, ...([repeated] as unknown as CallArgs<typeof name>))
    },
  }
}

function challengeOf(outcome: Outcome<unknown>): BotChallenge | undefined {
  if (outcome.ok || outcome.reason === 'failed' || outcome.error !== 'bot_challenge_required') return undefined
  return readBotChallenge(outcome.meta)
}
