import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

test('what was not used for longest goes first, and the bytes stay bounded', () => {
  const cache = createByteCache<string>(10)
  cache.set('a', 'A', 4)
  cache.set('b', 'B', 4)
  cache.get('a')
  cache.set('c', 'C', 4)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C'])
  expect(cache.bytes).toBe(8)
})

test('a key set again counts once, and what is larger than the whole is not kept', () => {
  const cache = createByteCache<string>(10)
  cache.set('a', 'A', 4)
  cache.set('a', 'AA', 6)
  cache.set('huge', 'H', 11)
  expect([cache.bytes, cache.get('a'), cache.get('huge')]).toEqual([6, 'AA', undefined])
})
