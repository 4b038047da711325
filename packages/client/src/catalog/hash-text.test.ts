import { expect, it } from 'vitest'
import { hashText } from './hash-text.ts'

it('hashes the same text to the same value', () => {
  expect(hashText('')).toMatch(/^[0-9a-f]{16}$/)
  expect(hashText('{"size":24}')).toBe(hashText(['{"size"', ':24}'].join('')))
})

it('hashes similar requests to different values, in each half', () => {
  const texts = new Set<string>()
  for (let id = 0; id < 300; id++)
    for (let from = 0; from < 100; from++) texts.add(`{"category_ids":[${id}],"from":${from * 24},"size":24}`)
  const hashes = [...texts].map(hashText)
  expect(new Set(hashes).size).toBe(texts.size)
  // Among 30,000 random 32-bit numbers, about 0.1 pairs are equal.
  for (const half of [0, 8]) {
    expect(new Set(hashes.map((hash) => hash.slice(half, half + 8))).size).toBeGreaterThan(texts.size - 4)
  }
})
