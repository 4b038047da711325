import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expandTables, stringifyCompact } from './compact-json.ts'

const restored = (value: object) => expandTables(JSON.parse(stringifyCompact(value)))

it('restores any JSON', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 4 }),
      fc.array(fc.record({ a: fc.jsonValue(), b: fc.string() })),
      (any, rows) => {
        // Loader data has no such key, and assigning it would set a prototype.
        fc.pre(!JSON.stringify([any, rows]).includes('__proto__'))
        const value = { any, rows, nested: [{ rows }, { rows }] }
        expect(restored(value)).toEqual(JSON.parse(JSON.stringify(value)))
      },
    ),
  )
})

it('writes the keys of objects with the same keys once', () => {
  const value = {
    list: [
      { id: 1, more: [{ x: 1 }, { x: 2 }] },
      { id: 2, more: [] },
    ],
  }
  expect(stringifyCompact(value)).toBe(
    '{"list":{"$keys":["id","more"],"rows":[[1,{"$keys":["x"],"rows":[[1],[2]]}],[2,[]]]}}',
  )
})

it('keeps a missing value apart from null', () => {
  const value = { list: [{ a: 1 }, { a: undefined }, { a: null }] }
  expect(restored(value)).toStrictEqual({ list: [{ a: 1 }, {}, { a: null }] })
})
