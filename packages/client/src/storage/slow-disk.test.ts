import { browserStorage as limits } from '@mantel/domain/constants'
import { expect, it } from 'vitest'
import { flushPromises } from '../testing/manual-clock.ts'
import { visit, visitAgain } from '../testing/test-storage.ts'
import { slowReadTimeoutMs } from './disk.ts'

it('waits 800 ms for a disk that hangs, once', async () => {
  const first = visit()
  await first.products.set('a', 1)
  const { driver, clock, products } = visitAgain(first)
  driver.failure.read = 'hangs'
  driver.failure.reopen = 'hangs'
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

it('returns a late answer to a reader with a longer timeout, and waits only once for a disk that never answers', async () => {
  const first = visit()
  await first.products.set('a', 1)
  const { driver, clock, products } = visitAgain(first)
  driver.failure.read = 'hangs'
  driver.failure.reopen = 'hangs'
  const answers: unknown[] = []
  const read = () => void products.get('a', { waitForSlowDisk: true }).then((value) => answers.push(value))
  read()
  await clock.advance(limits.readTimeoutMs + slowReadTimeoutMs - 1)
  expect(answers).toEqual([])
  driver.release()
  await flushPromises()
  expect(answers).toEqual([1])

  const unresponsive = visitAgain(first)
  unresponsive.driver.failure.read = 'hangs'
  unresponsive.driver.failure.reopen = 'hangs'
  const reading = unresponsive.products.get('a', { waitForSlowDisk: true })
  await unresponsive.clock.advance(limits.readTimeoutMs + slowReadTimeoutMs)
  expect(await reading).toBeNull()
  expect(await unresponsive.products.get('a', { waitForSlowDisk: true })).toBeNull()
})

it('answers a reader with a longer timeout from the reopened database', async () => {
  const first = visit()
  await first.products.set('a', 1)
  const { driver, products } = visitAgain(first)
  driver.failure.read = 'fails'
  const reopen = driver.reopen
  driver.reopen = async () => {
    driver.failure.read = null
    await reopen()
  }
  expect(await products.get('a', { waitForSlowDisk: true })).toBe(1)
})

it('uses a value that is read late, unless a newer one has been set since', async () => {
  const first = visit()
  await first.products.setMany([
    ['a', 'old'],
    ['b', 'old'],
  ])
  const { driver, clock, products } = visitAgain(first)
  driver.failure.read = 'hangs'
  driver.failure.reopen = 'hangs'
  const reads = [products.get('a'), products.get('b')]
  await clock.advance(limits.readTimeoutMs)
  await Promise.all(reads)
  await products.set('a', 'new')
  driver.failure.read = null
  driver.release()
  await flushPromises()
  expect(await products.get('a')).toBe('new')
  expect(await products.get('b')).toBe('old')
  expect(driver.calls).toContain('reopen')
})

it('counts writes that wait for the same slow disk as one error', async () => {
  const { driver, clock, logged, products } = visit()
  driver.failure.write = 'hangs'
  const burst = Array.from({ length: limits.maxWriteErrors + 5 }, (_, at) => products.set(String(at), at))
  await clock.advance(limits.readTimeoutMs)
  expect(new Set(await Promise.all(burst))).toEqual(new Set(['memory']))
  expect(logged.filter((line) => line.includes('switched off'))).toEqual([])
  driver.failure.write = null
  expect(await products.set('a', 1)).toBe('disk')
})

it('stops writing to a disk that never answers, and writes again when it does', async () => {
  const { driver, clock, logged, products } = visit()
  driver.failure.write = 'hangs'
  for (let error = 0; error < limits.maxWriteErrors; error++) {
    void products.set('a', error)
    await clock.advance(limits.readTimeoutMs)
  }
  expect(logged.filter((line) => line.includes('switched off'))).toHaveLength(1)
  driver.failure.write = null
  expect(await products.set('a', 1)).toBe('memory')
  driver.release()
  await flushPromises()
  expect(await products.set('a', 2)).toBe('disk')
})
