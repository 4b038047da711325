import { expect, test } from 'vitest'
import { viewOf } from '../store/testing.ts'
import { readSourcePrices } from './source-prices.ts'

const gross = { ...viewOf('default').tax, sourcePriceIncludesTax: true, finalPriceIncludesTax: true }
const net = { ...gross, sourcePriceIncludesTax: false, finalPriceIncludesTax: false }
const none = { special_price: null, final_price: null, special_from: null, special_to: null }

test.each([
  ['numbers as text', { price: '19.95', special_price: null }, { ...none, price: 19.95 }],
  ['0 for none', { price: 10, special_price: 0, final_price: 0 }, { ...none, price: 10 }],
  ['no price at all', { special_price: 5 }, null],
  [
    'a window without zone is UTC',
    { price: 10, special_price: 8, special_from_date: '2026-01-02 03:04:05', special_to_date: '2026-02-01' },
    {
      ...none,
      price: 10,
      special_price: 8,
      special_from: '2026-01-02T03:04:05.000Z',
      special_to: '2026-02-01T00:00:00.000Z',
    },
  ],
  [
    'prices of customer groups',
    {
      price: [
        { price: '9.5', original_price: '12', customer_group_id: '0' },
        { price: '7', customer_group_id: '1' },
      ],
    },
    { ...none, price: 12, special_price: 9.5 },
  ],
])('%s', (_, document, price) => {
  expect(readSourcePrices(document, net)).toEqual({ price, warnings: [] })
})

test('a document that went through the tax step gives back what was set, in a store with tax and in one without', () => {
  const document = {
    ...{ price: 50, price_incl_tax: 60, special_price: 50, final_price: 50 },
    ...{ original_price: 80, original_price_incl_tax: 96, original_special_price: 50, original_final_price: 0 },
  }
  expect(readSourcePrices(document, net)).toMatchObject({ price: { ...none, price: 80, special_price: 50 } })
  expect(readSourcePrices(document, gross)).toMatchObject({ price: { ...none, price: 96, special_price: 60 } })
})

test('a special price that ends before it starts is left out and said so', () => {
  const document = { price: 10, special_price: 8, special_from_date: '2026-03-01', special_to_date: '2026-02-01' }
  expect(readSourcePrices(document, net)).toEqual({ price: { ...none, price: 10 }, warnings: [expect.any(String)] })
})

test.each([{ price: -1 }, { price: 1e9 }, { price: 1, special_price: -2 }])('%j is refused', (document) => {
  expect(readSourcePrices(document, net)).toEqual(expect.any(String))
})
