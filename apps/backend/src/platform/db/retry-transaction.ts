import { setTimeout as pause } from 'node:timers/promises'
import { sqlStateOf } from './errors.ts'

/** Serialisation failure and deadlock: nothing is wrong with the data. */
const conflictStates = ['40001', '40P01']
/** A concurrent insert of the same row causes this error too. */
const uniqueViolation = '23505'

/** Retries a transaction that conflicted with another one; the next attempt sees the other's changes. */
export function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  return retry(work, [...conflictStates, uniqueViolation], 4)
}

/** Retries a transaction more often, but not after a unique violation: for work whose data may be at fault. */
export function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  return retry(work, conflictStates, 10)
}

async function retry<T>(work: () => Promise<T>, states: readonly string[], maxAttempts: number): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || !states.includes(sqlStateOf(error) ?? '')) throw error
      await pause(10 * attempt * (1 + Math.random()))
    }
  }
}
