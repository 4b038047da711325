import { browserStorage as limits } from '@mantel/domain/constants'
import { expect, test } from 'vitest'
import { settle } from '../testing/manual-clock.ts'
import { visit, visitAgain } from '../testing/test-storage.ts'
import { patienceMs } from './disk.ts'

test('a disk that hangs is waited for 800 ms, once', async () => {
  const first = visit()
  await first.products.set('a', 1)
  const { driver, clock, products } = visitAgain(first)
  driver.trouble.read = 'hangs'
  driver.trouble.reopen = 'hangs'
  let answer: unknown = 'none yet'
  void products.get('a').then((value) => {
    answer = value
  })
  await clock.advance(limits.readTimeoutMs - 1)
  expect(answer).toBe('none yet')
  await clock.advance(1)
  expect(answer).toBeNull()
  expect(await products.get('a')).toBeNull()
  expect(driver.calls.filter((call) => call.startsWith('get'))).toHaveLength(1)
})

test('who is patient gets an answer that is late, and none at all is waited for once', async () => {
  const first = visit()
  await first.products.set('a', 1)
  const { driver, clock, products } = visitAgain(first)
  driver.trouble.read = 'hangs'
  driver.trouble.reopen = 'hangs'
  const answers: unknown[] = []
  const ask = () => void products.get('a', { patient: true }).then((value) => answers.push(value))
  ask()
  await clock.advance(limits.readTimeoutMs + patienceMs - 1)
  expect(answers).toEqual([])
  driver.release()
  await settle()
  expect(answers).toEqual([1])

  const hopeless = visitAgain(first)
  hopeless.driver.trouble.read = 'hangs'
  hopeless.driver.trouble.reopen = 'hangs'
  const given = hopeless.products.get('a', { patient: true })
  await hopeless.clock.advance(limits.readTimeoutMs + patienceMs)
  expect(await given).toBeNull()
  expect(await hopeless.products.get('a', { patient: true })).toBeNull()
})

test('who is patient is answered by the database that was opened anew', async () => {
  const first = visit()
  await first.products.set('a', 1)
  const { driver, products } = visitAgain(first)
  driver.trouble.read = 'fails'
  const reopen = driver.reopen
  driver.reopen = async () => {
    driver.trouble.read = null
    await reopen()
  }
  expect(await products.get('a', { patient: true })).toBe(1)
})

test('an answer that came too late is taken in, but never over what was set meanwhile', async () => {
  const first = visit()
  await first.products.setMany([
    ['a', 'old'],
    ['b', 'old'],
  ])
  const { driver, clock, products } = visitAgain(first)
  driver.trouble.read = 'hangs'
  driver.trouble.reopen = 'hangs'
  const reads = [products.get('a'), products.get('b')]
  await clock.advance(limits.readTimeoutMs)
  await Promise.all(reads)
  await products.set('a', 'new')
  driver.trouble.read = null
  driver.release()
  await settle()
  expect(await products.get('a')).toBe('new')
  expect(await products.get('b')).toBe('old')
  expect(driver.calls).toContain('reopen')
})
