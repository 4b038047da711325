import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expandTables, stringifyCompact } from './compact-json.ts'

const restored = (value: object) => expandTables(JSON.parse(stringifyCompact(value)))

it('restores any JSON', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 4 }),
      fc.array(
        fc.record(
          {
            a: fc.jsonValue(),
            b: fc.string(),
            url: fc.webUrl(),
            c: fc.record({ d: fc.array(fc.record({ e: fc.nat() })) }),
            optional: fc.jsonValue(),
          },
          { requiredKeys: ['a', 'b', 'url', 'c'] },
        ),
      ),
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
    '{"list":{"$keys":["id",{"name":"more","isList":true,"columns":["x"]}],"rows":[[1,[[1],[2]]],[2,[]]]}}',
  )
})

it('writes the keys of objects within rows once', () => {
  const price = (shown: number) => ({ price: { shown } })
  expect(stringifyCompact([price(1), price(2)])).toBe(
    '{"$keys":[{"name":"price","columns":["shown"]}],"rows":[[[1]],[[2]]]}',
  )
  expect(restored([price(1), { price: null }])).toEqual([price(1), { price: null }])
})

it('writes a value that all rows share once', () => {
  const rows = [
    { id: 1, chosen: false, picture: null },
    { id: 2, chosen: false, picture: null },
  ]
  expect(stringifyCompact(rows)).toBe(
    '{"$keys":["id",{"name":"chosen","value":false},{"name":"picture","value":null}],"rows":[[1],[2]]}',
  )
  expect(restored(rows)).toEqual(rows)
})

it('writes the common beginning of texts once, also in nested lists', () => {
  const rows = [
    { path: '/clocks', children: [{ path: '/clocks/wall-clocks' }, { path: '/clocks/wall-plates' }] },
    { path: '/clocks-and-watches', children: [{ path: '/clocks/😀' }, { path: '/clocks/😁' }] },
  ]
  const [first, second] = JSON.parse(stringifyCompact(rows)).rows
  const thirteen = 'd'
  expect(first).toEqual(['0/clocks', [['0/clocks/wall-clocks'], [`${thirteen}plates`]]])
  expect(second).toEqual(['7-and-watches', [['8😀'], [`9${'😁'.slice(1)}`]]])
  expect(restored(rows)).toEqual(rows)
})

it('writes a key only once even if some objects do not have it', () => {
  const rows = [{ shown: 1 }, { shown: 2, lowest: null }, { shown: 3, lowest: { at: 1 } }]
  expect(stringifyCompact(rows)).toBe(
    '{"$keys":["shown",{"optional":"lowest"}],"rows":[[1,0],[2,[null]],[3,[{"at":1}]]]}',
  )
  expect(restored(rows)).toEqual(rows)
})

it('distinguishes a missing value from null', () => {
  const value = { list: [{ a: 1 }, { a: undefined }, { a: null }] }
  expect(restored(value)).toStrictEqual({ list: [{ a: 1 }, {}, { a: null }] })
})
