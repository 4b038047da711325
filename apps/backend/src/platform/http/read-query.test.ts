import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'

test('what was written into an address is read from it, whatever characters it has', () => {
  const written = fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(written, (values) => {
      expect({ ...readQuery(new URLSearchParams(values).toString()) }).toEqual({ ...values })
    }),
  )
})

test('a key that comes twice is a list, an escape that is none stays as it is, and no key reaches a prototype', () => {
  expect({ ...readQuery('a=1&b=%zz+c&a=2&a=3&d&&__proto__=x') }).toEqual(
    Object.assign(Object.create(null), { a: ['1', '2', '3'], b: '%zz c', d: '', ['__proto__']: 'x' }),
  )
  expect(Object.getPrototypeOf(readQuery('__proto__=x'))).toBe(null)
})
