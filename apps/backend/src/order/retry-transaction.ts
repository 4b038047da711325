import { setTimeout as pause } from 'node:timers/promises'
import { sqlStateOf } from '../platform/db/index.ts'

/** Serialisation failure, deadlock, and a unique violation caused by a concurrent insert. */
const retryableStates = new Set(['40001', '40P01', '23505'])
const maxAttempts = 4

/** Retries a transaction that conflicted with another one; the next attempt sees the other's changes. */
export async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || !retryableStates.has(sqlStateOf(error) ?? '')) throw error
      await pause(10 * attempt * (1 + Math.random()))
    }
  }
}
