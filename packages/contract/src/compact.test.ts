import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compactNames, compactProduct, expandProduct } from './compact.ts'

const fieldName = fc.oneof(
  fc.constantFrom(...Object.keys(compactNames)),
  fc.constantFrom('id', 'sku', 'color', 'stock'),
)
const fields = fc.dictionary(fieldName, fc.oneof(fc.integer(), fc.string()))
const product = fc
  .tuple(fields, fc.array(fields, { maxLength: 3 }))
  .map(([own, children]) => ({ ...own, configurable_children: children }))

it('restores the shortened product and completes its variants with the values of the product', () => {
  fc.assert(
    fc.property(product, (original) => {
      const back = expandProduct(compactProduct(original), { inherit: true })
      const completed = original.configurable_children.map((child) => expect.objectContaining(child))
      expect(back).toEqual({ ...original, configurable_children: completed })
    }),
  )
})

it('uses each short name once and never the name of another field', () => {
  const short = Object.values(compactNames)
  expect(new Set(short).size).toBe(short.length)
  expect(short.filter((name) => name in compactNames)).toEqual([])
})

it('omits the price or picture of a variant only if it equals the one of the product', () => {
  const child = { sku: 'A-1', name: 'Same', price: 5, final_price: 4, image: '/i.jpg', status: 1 }
  const parent = { sku: 'A', name: 'Same', price: 5, final_price: 3, image: '/i.jpg', status: 1 }
  expect(compactProduct({ ...parent, configurable_children: [child] })).toEqual({
    sku: 'A',
    nm: 'Same',
    p: 5,
    fp: 3,
    i: '/i.jpg',
    s: 1,
    configurable_children: [{ sku: 'A-1', nm: 'Same', fp: 4, s: 1 }],
  })
})
