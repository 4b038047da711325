import type { BotChallenge } from '@mantel/contract'
import { solveProofOfWork } from './altcha/solve-proof-of-work.ts'

/** Solves a challenge of the default plugin, for tests of the server. */
export async function solveInTest({ data }: BotChallenge): Promise<string> {
  const solution = await solveProofOfWork(data)
  if (solution === null) throw new Error('the challenge was not solved in time')
  return solution
}
