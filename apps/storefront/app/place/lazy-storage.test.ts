import { createStorage } from '@mantel/client'
import { expect, test, vi } from 'vitest'
import { lazyStorage } from './lazy-storage.ts'

const inMemory = () => createStorage({ storeCode: 'default', website: 'mantel', openDriver: () => null })

test('what is asked of it before it is there happens in its order', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof inMemory>>()
  const fetchStorage = vi.fn(() => promise)
  const urls = lazyStorage(fetchStorage).collection<string>('urls')
  expect(fetchStorage).not.toHaveBeenCalled()
  const asked = [urls.set('a', '1'), urls.get('a'), urls.remove('a'), urls.get('a'), urls.setMany([['b', '2']])]
  resolve(inMemory())
  expect(await Promise.all(asked)).toEqual(['memory', '1', 'memory', null, 'memory'])
  expect(await urls.entries()).toEqual([['b', '2']])
  expect(fetchStorage).toHaveBeenCalledOnce()
})

test('without its code nothing is kept, nothing fails, and it is tried again', async () => {
  const fetchStorage = vi.fn(async () => inMemory()).mockRejectedValueOnce(new TypeError('offline'))
  const urls = lazyStorage(fetchStorage).collection<string>('urls')
  expect(await urls.set('a', '1')).toBe('memory')
  expect(await urls.get('a')).toBeNull()
  await urls.set('a', '2')
  expect(await urls.get('a')).toBe('2')
})
