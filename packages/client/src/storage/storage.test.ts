import { browserStorage as limits } from '@mantel/domain/constants'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flushPromises, manualClock } from '../testing/manual-clock.ts'
import { visit, visitAgain } from '../testing/test-storage.ts'
import { createStorage } from './create-storage.ts'

it('names databases by store code and website', () => {
  expect(visit().opened).toEqual(['de-shop', 'mantel-session'])
})

it('returns a set value immediately and after a reload', async () => {
  const first = visit()
  const written = first.products.set('a', { price: 1 })
  expect(await first.products.get('a')).toEqual({ price: 1 })
  expect(await written).toBe('disk')
  expect(await visitAgain(first).products.get('a')).toEqual({ price: 1 })
  expect(await visitAgain(first).products.get('b')).toBeNull()
})

it('gives readers and writers copies', async () => {
  const { products } = visit()
  const value = { tags: ['new'] }
  await products.set('a', value)
  value.tags.push('changed outside')
  const read = (await products.get('a')) as typeof value
  read.tags.push('changed by a reader')
  expect(await products.get('a')).toEqual({ tags: ['new'] })
})

it('lists entries in memory before those on disk and omits removed ones', async () => {
  const first = visit()
  await first.products.setMany([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  const { products } = visitAgain(first)
  await products.set('b', 20)
  void products.remove('c')
  expect(await products.entries()).toEqual([
    ['b', 20],
    ['a', 1],
  ])
  expect(await products.get('c')).toBeNull()
})

it('uses memory without a database', async () => {
  const storage = createStorage({ storeCode: 'de', website: 'mantel', openDriver: () => null, clock: manualClock() })
  const carts = storage.collection<number>('carts')
  expect(await carts.set('a', 1)).toBe('memory')
  expect(await carts.get('a')).toBe(1)
  expect(await carts.remove('a')).toBe('memory')
  expect(await carts.entries()).toEqual([])
})

it('reopens the database once for all collections', async () => {
  const { driver, storage } = visit()
  driver.failure.read = 'fails'
  driver.failure.reopen = 'fails'
  for (const name of ['products', 'urls', 'carts'] as const) expect(await storage.collection(name).get('x')).toBeNull()
  await flushPromises()
  expect(driver.calls.filter((call) => call === 'reopen')).toHaveLength(1)
})

it('continues reading after the database was reopened', async () => {
  const first = visit()
  await first.products.set('a', 1)
  const { driver, products } = visitAgain(first)
  driver.failure.read = 'fails'
  expect(await products.get('a')).toBeNull()
  driver.failure.read = null
  await flushPromises()
  expect(await products.get('a')).toBe(1)
})

it('lists entries in memory after 2000 ms when the disk hangs', async () => {
  const { driver, clock, products } = visit()
  await products.set('a', 1)
  driver.failure.read = 'hangs'
  const entries = products.entries()
  await clock.advance(limits.iterateTimeoutMs)
  expect(await entries).toEqual([['a', 1]])
})

it('stops writing after 30 errors and continues in memory', async () => {
  const { driver, logged, storage, products } = visit()
  driver.failure.write = 'fails'
  for (let error = 0; error < limits.maxWriteErrors + 5; error++) expect(await products.set('a', error)).toBe('memory')
  expect(driver.calls.filter((call) => call.startsWith('write'))).toHaveLength(limits.maxWriteErrors)
  expect(logged.filter((line) => line.includes('switched off'))).toHaveLength(1)
  expect(await products.get('a')).toBe(limits.maxWriteErrors + 4)
  driver.failure.write = null
  expect(await products.set('a', 1)).toBe('memory')
  expect(await storage.collection('carts').set('a', 1)).toBe('disk')
})

it('reports a write without an answer as memory only', async () => {
  const { driver, clock, storage } = visit()
  driver.failure.write = 'hangs'
  const written = storage.collection('orders').set('a', 1)
  await clock.advance(limits.readTimeoutMs)
  expect(await written).toBe('memory')
})

it('clears the product cache when it is written to a full disk', async () => {
  const { driver, products, storage } = visit()
  await storage.collection('carts').set('cart', 1)
  await products.setMany([
    ['a', 1],
    ['b', 2],
  ])
  driver.capacity = 3
  expect(await products.set('c', 3)).toBe('disk')
  expect(await products.entries()).toEqual([['c', 3]])
  expect([...(driver.disk.get('products')?.keys() ?? [])]).toEqual(['c'])
  expect(await storage.collection('carts').get('cart')).toBe(1)
})

it("clears products and paths for the cart on a full disk, never the shopper's data", async () => {
  const { driver, storage } = visit()
  const own = ['carts', 'orders', 'tasks', 'user', 'recent'] as const
  for (const name of own) await storage.collection(name).set('mine', name)
  for (const name of ['products', 'urls', 'attributes'] as const) await storage.collection(name).set('a', 1)
  driver.capacity = 8
  expect(await storage.collection('carts').set('second', 2)).toBe('disk')
  for (const name of own) expect(driver.disk.get(name)?.get('mine')).toBe(name)
  for (const name of ['products', 'urls', 'attributes']) expect(driver.disk.get(name)?.size).toBe(0)
})

it("removes none of the shopper's data when the disk stays full", async () => {
  const { driver, storage } = visit()
  await storage.collection('carts').set('cart', 1)
  driver.failure.write = 'full'
  expect(await storage.collection('urls').set('/a', 1)).toBe('memory')
  expect(await storage.collection('orders').set('order', 1)).toBe('memory')
  expect(await storage.collection('orders').get('order')).toBe(1)
  expect(driver.calls.filter((call) => call.startsWith('clear carts') || call.startsWith('clear orders'))).toEqual([])
})

it('never overwrites a newer value by a retry', async () => {
  const { driver, products } = visit()
  await products.set('x', 0)
  driver.capacity = 1
  await Promise.all([products.set('a', 'old'), products.set('a', 'new')])
  expect(driver.disk.get('products')?.get('a')).toBe('new')
})

it('keeps a cleared collection empty even if the disk failed to clear it', async () => {
  const first = visit()
  await first.storage.collection('user').set('token', 'secret')
  const { driver, storage } = visitAgain(first)
  driver.failure.write = 'fails'
  expect(await storage.collection('user').clear()).toBe('memory')
  expect(await storage.collection('user').get('token')).toBeNull()
  expect(await storage.collection('user').entries()).toEqual([])
})

it('removes the oldest 99 entries of a product cache over 4096 kB every 30 s', async () => {
  const first = visit()
  const kilobyte = 'x'.repeat(512)
  const entries = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at): [string, string] => [`k${String(from + at).padStart(5, '0')}`, kilobyte])
  await first.products.setMany(entries(0, 150))
  const { driver, clock, products } = visitAgain(first)
  await products.setMany(entries(150, 4150))
  await clock.advance(limits.quotaCheckIntervalMs - 1)
  expect(driver.disk.get('products')?.size).toBe(4150)
  await clock.advance(1)
  // The oldest entries are those of the earlier visit.
  expect(driver.disk.get('products')?.size).toBe(4051)
  expect(await products.get('k00098')).toBeNull()
  expect(await products.get('k00099')).toBe(kilobyte)
  expect(await products.get('k00150')).toBe(kilobyte)
  expect(clock.waiting()).toBe(0)
})

it('reads its own writes even if the disk fails or hangs', async () => {
  const step = fc.oneof(
    fc.record({ act: fc.constantFrom('set', 'remove'), key: fc.constantFrom('a', 'b', 'c'), value: fc.integer() }),
    fc.record({ act: fc.constant('clear') }),
    fc.record({ act: fc.constant('failure'), failure: fc.constantFrom('fails', 'hangs', 'full', null) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { driver, clock, storage } = visit()
      const carts = storage.collection<number>('carts')
      const model = new Map<string, number>()
      for (const step of steps) {
        if ('failure' in step) driver.failure.write = driver.failure.read = step.failure as typeof driver.failure.read
        else if (!('key' in step)) {
          model.clear()
          void carts.clear()
        } else if (step.act === 'set') {
          model.set(step.key, step.value)
          void carts.set(step.key, step.value)
        } else {
          model.delete(step.key)
          void carts.remove(step.key)
        }
        const reading = Promise.all(['a', 'b', 'c'].map((key) => carts.get(key)))
        await clock.advance(limits.readTimeoutMs)
        expect(await reading).toEqual(['a', 'b', 'c'].map((key) => model.get(key) ?? null))
      }
    }),
    { numRuns: 60 },
  )
})

it('sees entries that another page removed or added with a fresh read', async () => {
  const here = visit()
  await here.products.setMany([
    ['a', 1],
    ['b', 2],
  ])
  await here.products.set('own', 3, { memoryOnly: true })
  const there = visitAgain(here)
  await there.products.remove('a')
  await there.products.set('c', 4)
  expect(await here.products.get('a')).toBe(1)
  expect(Object.fromEntries(await here.products.entries({ fresh: true }))).toEqual({ b: 2, c: 4, own: 3 })
  expect(await here.products.get('a', { fresh: true })).toBeNull()
  expect(await here.products.get('own', { fresh: true })).toBe(3)
})

it('sees newer values of another page with a fresh read, but keeps its own unwritten ones', async () => {
  const here = visit()
  await here.products.set('a', 1)
  const there = visitAgain(here)
  await there.products.set('a', 2)
  expect(await here.products.get('a')).toBe(1)
  expect(await here.products.get('a', { fresh: true })).toBe(2)
  here.driver.failure.write = 'fails'
  await here.products.set('a', 3)
  here.driver.failure.write = null
  expect(await here.products.get('a', { fresh: true })).toBe(3)
})
