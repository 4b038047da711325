import { setTimeout as pause } from 'node:timers/promises'
import { sqlStateOf } from '../platform/db/index.ts'

/** Serialisation failure, deadlock, and a row that somebody else has written meanwhile. */
const passing = new Set(['40001', '40P01', '23505'])
const mostAttempts = 4

/** For a transaction that lost against another one: its second try sees what the other has done. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === mostAttempts || !passing.has(sqlStateOf(error) ?? '')) throw error
      await pause(10 * attempt * (1 + Math.random()))
    }
  }
}
