import { expect, it } from 'vitest'
import { retryConflicts, retryTransaction } from './retry-transaction.ts'

function failing(code: string, times: number) {
  let attempts = 0
  return async () => {
    attempts++
    if (attempts <= times) throw Object.assign(new Error(code), { code })
    return attempts
  }
}

it.each(['40001', '40P01'])('retries a transaction that ended with %s', async (code) => {
  await expect(retryTransaction(failing(code, 2))).resolves.toBe(3)
  await expect(retryConflicts(failing(code, 5))).resolves.toBe(6)
})

it('retries after a unique violation only where a concurrent insert can cause it', async () => {
  await expect(retryTransaction(failing('23505', 1))).resolves.toBe(2)
  await expect(retryConflicts(failing('23505', 1))).rejects.toThrow('23505')
})

it('stops retrying after the last attempt', async () => {
  await expect(retryTransaction(failing('40P01', 4))).rejects.toThrow('40P01')
})
