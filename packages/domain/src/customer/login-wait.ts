/** Seconds. */
const longestWait = 60
const waitUnderAttack = 120
const attemptsWithoutWait = 3

/**
 * Seconds that a client, identified by its IP address, has to wait after a failed login with an account until its next attempt:
 * none at first, then doubling up to a minute. While many IP addresses guess the password of one account, each of them has to wait
 * from its first failure on. An IP address without failures never waits, so guesses of others do not keep the owner out.
 */
export function loginWait(attempt: number, isUnderAttack: boolean): number {
  if (isUnderAttack) return waitUnderAttack
  if (attempt <= attemptsWithoutWait) return 0
  return Math.min(longestWait, 2 ** (attempt - attemptsWithoutWait))
}
