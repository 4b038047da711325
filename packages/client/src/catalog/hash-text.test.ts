import { expect, test } from 'vitest'
import { hashText } from './hash-text.ts'

test('the same text has the same hash, always', () => {
  expect(hashText('')).toMatch(/^[0-9a-f]{16}$/)
  expect(hashText('{"size":24}')).toBe(hashText(['{"size"', ':24}'].join('')))
})

test('requests that differ little have different hashes, in each half too', () => {
  const texts = new Set<string>()
  for (let id = 0; id < 300; id++)
    for (let from = 0; from < 100; from++) texts.add(`{"category_ids":[${id}],"from":${from * 24},"size":24}`)
  const hashes = [...texts].map(hashText)
  expect(new Set(hashes).size).toBe(texts.size)
  // Of 30,000 random 32-bit numbers about 0.1 pairs agree.
  for (const half of [0, 8]) {
    expect(new Set(hashes.map((hash) => hash.slice(half, half + 8))).size).toBeGreaterThan(texts.size - 4)
  }
})
