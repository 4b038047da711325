import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ByteWriter } from './byte-writer.ts'

it('returns the text and byte parts in the order of writing', () => {
  const writer = new ByteWriter()
  const piece = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constant('x'.repeat(100_000)))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const [at, one] of pieces.entries()) {
        if (at % 3 === 1) writer.bytes(Buffer.from(one))
        else writer.text(one)
      }
      const { bytes, release } = writer.take()
      expect(bytes.equals(Buffer.from(pieces.join('')))).toBe(true)
      release()
    }),
    { numRuns: 100 },
  )
})

it('reuses memory only after it was released, and only once', () => {
  const writer = new ByteWriter()
  const write = (text: string) => writer.text(text).take()
  const first = write('first')
  const second = write('second')
  expect(first.bytes.toString()).toBe('first')
  first.release()
  first.release()
  const third = write('third')
  const fourth = write('fourth')
  const fifth = write('fifth')
  const shares = (one: { bytes: Buffer }, other: { bytes: Buffer }) => one.bytes.buffer === other.bytes.buffer
  expect([third, fourth, fifth].filter((later) => shares(later, first))).toHaveLength(1)
  expect(new Set([second, third, fourth, fifth].map(({ bytes }) => bytes.buffer)).size).toBe(4)
  expect([second, third, fourth, fifth].map(({ bytes }) => bytes.toString())).toEqual([
    'second',
    'third',
    'fourth',
    'fifth',
  ])
})
