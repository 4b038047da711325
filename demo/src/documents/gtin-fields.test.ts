import { isGtin } from '@mantel/domain/feed'
import { expect, it } from 'vitest'
import { storeOf } from '../testing/generated-stores.ts'

it.each(['default', 'de', 'it'])('gives branded goods of store %s a valid barcode number of their own', (store) => {
  const { products } = storeOf(store)
  const sold = products.flatMap((one) => (one.configurable_children?.length ? one.configurable_children : [one]))
  const numbers = sold.flatMap(({ gtin }) => (gtin === undefined ? [] : [String(gtin)]))
  expect(numbers.length).toBeGreaterThan(300)
  expect(numbers.filter((number) => !isGtin(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
  const withoutBrand = products.filter(({ brand, type_id }) => !brand || type_id === 'bundle')
  expect(withoutBrand.length).toBeGreaterThan(0)
  expect(withoutBrand.some(({ gtin }) => gtin !== undefined)).toBe(false)
})

it('gives products of trade stores no barcode number, because their packs are different products', () => {
  expect(storeOf('trade').products.some(({ gtin }) => gtin !== undefined)).toBe(false)
})
