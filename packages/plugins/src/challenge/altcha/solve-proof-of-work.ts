import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Time limit far above what a slow phone needs. After it the shopper can try again. */
const timeoutMs = 60_000

/** The solution as the server part reads it; null after the timeout. */
export async function solveProofOfWork(data: Record<string, unknown>): Promise<string | null> {
  const challenge = data as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  if (!solution) return null
  const { counter, derivedKey } = solution
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
}
