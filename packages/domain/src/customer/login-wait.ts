/** Seconds. */
const longestWait = 60
const waitUnderAttack = 120
const attemptsWithoutWait = 3

/**
 * Seconds that a caller has to wait after a failed login with an account until the next one: none at first, then doubling up
 * to a minute. While many callers guess the password of the account, each of them waits from its first failure on. A caller
 * without failures never waits, so guesses of others do not keep the owner out.
 */
export function loginWait(attempt: number, isUnderAttack: boolean): number {
  if (isUnderAttack) return waitUnderAttack
  if (attempt <= attemptsWithoutWait) return 0
  return Math.min(longestWait, 2 ** (attempt - attemptsWithoutWait))
}
