import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareProducts } from './compare-products.ts'

const facts = fc.uniqueArray(
  fc.record({ code: fc.constantFrom(...'abcde'), label: fc.constant('x'), text: fc.constantFrom('1', '2') }),
  { selector: ({ code }) => code, maxLength: 5 },
)

it('shows every value of every product once and marks exactly the rows whose values are not all equal', () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 6 }), (products) => {
      const rows = compareProducts(products)
      expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
      for (const [at, product] of products.entries())
        expect(
          rows.flatMap(({ code, values }) => (values[at] === null ? [] : [[code, values[at]]])).toSorted(),
        ).toEqual(product.map(({ code, text }) => [code, text]).toSorted())
      for (const { values, differs } of rows) expect(differs).toBe(new Set(values).size > 1)
    }),
  )
})
