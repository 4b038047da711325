import { createStorage } from '@mantel/client'
import { expect, it, vi } from 'vitest'
import { createLazyStorage } from './lazy-storage.ts'

const inMemory = () => createStorage({ storeCode: 'default', website: 'mantel', openDriver: () => null })

it('queues calls until the storage is loaded and runs them in order', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof inMemory>>()
  const fetchStorage = vi.fn(() => promise)
  const urls = createLazyStorage(fetchStorage).collection<string>('urls')
  expect(fetchStorage).not.toHaveBeenCalled()
  const calls = [urls.set('a', '1'), urls.get('a'), urls.remove('a'), urls.get('a'), urls.setMany([['b', '2']])]
  resolve(inMemory())
  expect(await Promise.all(calls)).toEqual(['memory', '1', 'memory', null, 'memory'])
  expect(await urls.entries()).toEqual([['b', '2']])
  expect(fetchStorage).toHaveBeenCalledOnce()
})

it('ignores calls when loading fails and retries at the next call', async () => {
  const fetchStorage = vi.fn(async () => inMemory()).mockRejectedValueOnce(new TypeError('offline'))
  const urls = createLazyStorage(fetchStorage).collection<string>('urls')
  expect(await urls.set('a', '1')).toBe('memory')
  expect(await urls.get('a')).toBeNull()
  await urls.set('a', '2')
  expect(await urls.get('a')).toBe('2')
})
