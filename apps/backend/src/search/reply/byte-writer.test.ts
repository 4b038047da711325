import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteWriter } from './byte-writer.ts'

test('what is written piece by piece reads as one text', () => {
  const writer = new ByteWriter()
  const piece = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constant('x'.repeat(100_000)))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      for (const [at, one] of pieces.entries()) {
        if (at % 3 === 1) writer.bytes(Buffer.from(one))
        else writer.text(one)
      }
      expect(writer.take().equals(Buffer.from(pieces.join('')))).toBe(true)
    }),
    { numRuns: 100 },
  )
})
