import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

it('reads back every query that URLSearchParams writes', () => {
  const anyQuery = fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(anyQuery, (values) => {
      expect({ ...readQuery(new URLSearchParams(values).toString()) }).toEqual({ ...values })
    }),
  )
})

it('reads repeated keys as a list, keeps invalid escapes and sets no prototype', () => {
  expect({ ...readQuery('a=1&b=%zz+c&a=2&a=3&d&&__proto__=x') }).toEqual(
    Object.assign(Object.create(null), { a: ['1', '2', '3'], b: '%zz c', d: '', ['__proto__']: 'x' }),
  )
  expect(Object.getPrototypeOf(readQuery('__proto__=x'))).toBe(null)
})
