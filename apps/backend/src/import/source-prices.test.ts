import { expect, it } from 'vitest'
import { viewOf } from '../store/testing.ts'
import { readSourcePrices } from './source-prices.ts'

const gross = { ...viewOf('default').tax, sourcePriceIncludesTax: true, finalPriceIncludesTax: true }
const net = { ...gross, sourcePriceIncludesTax: false, finalPriceIncludesTax: false }
const none = { special_price: null, final_price: null, special_from: null, special_to: null }

it.each([
  ['numbers sent as text', { price: '19.95', special_price: null }, { ...none, price: 19.95 }],
  ['0 as no price', { price: 10, special_price: 0, final_price: 0 }, { ...none, price: 10 }],
  ['a document without a price', { special_price: 5 }, null],
  [
    'dates without a time zone as UTC',
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
    'the guest price from a list of group prices',
    {
      price: [
        { price: '9.5', original_price: '12', customer_group_id: '0' },
        { price: '7', customer_group_id: '1' },
      ],
    },
    { ...none, price: 12, special_price: 9.5 },
  ],
])('reads %s', (_, document, price) => {
  expect(readSourcePrices(document, net)).toEqual({ price, warnings: [] })
})

it('restores the entered prices from a document with calculated tax, with and without tax in the store', () => {
  const document = {
    price: 50,
    price_incl_tax: 60,
    special_price: 50,
    final_price: 50,
    original_price: 80,
    original_price_incl_tax: 96,
    original_special_price: 50,
    original_final_price: 0,
  }
  expect(readSourcePrices(document, net)).toMatchObject({ price: { ...none, price: 80, special_price: 50 } })
  expect(readSourcePrices(document, gross)).toMatchObject({ price: { ...none, price: 96, special_price: 60 } })
})

it.each([null, undefined, 0, '0', ''])('uses price when original_price is %j', (original_price) => {
  const document = { price: 20, special_price: 15, original_price, original_price_incl_tax: null }
  expect(readSourcePrices(document, gross)).toMatchObject({ price: { ...none, price: 20, special_price: 15 } })
  const list = [{ price: 20, original_price, customer_group_id: 0 }]
  expect(readSourcePrices({ price: list }, gross)).toMatchObject({ price: { ...none, price: 20 } })
})

it('uses special_price and final_price without tax when their original prices are missing', () => {
  const document = {
    price: 50,
    special_price: 50,
    final_price: 40,
    original_price: 80,
    original_price_incl_tax: 96,
    original_special_price: null,
  }
  expect(readSourcePrices(document, net)).toMatchObject({ price: { price: 80, special_price: 50, final_price: 40 } })
  expect(readSourcePrices(document, gross)).toMatchObject({ price: { price: 96, special_price: 60, final_price: 48 } })
})

it('skips a special price that ends before it starts and warns about it', () => {
  const document = { price: 10, special_price: 8, special_from_date: '2026-03-01', special_to_date: '2026-02-01' }
  expect(readSourcePrices(document, net)).toEqual({ price: { ...none, price: 10 }, warnings: [expect.any(String)] })
})

it.each([{ price: -1 }, { price: 1e9 }, { price: 1, special_price: -2 }])('rejects %j', (document) => {
  expect(readSourcePrices(document, net)).toEqual(expect.any(String))
})

it.each([
  [{ price: '£50.00' }, 'price "£50.00" is not a number'],
  [{ price: '12,50' }, 'price "12,50" is not a number'],
  [{ price: [] }, 'price [] is not a number'],
  [{ price: [{ price: 'ten', customer_group_id: 0 }] }, 'price "ten" is not a number'],
  [{ price: 20, special_price: '9,99' }, 'special_price "9,99" is not a number'],
  [{ price: 20, original_price: 'x' }, 'original_price "x" is not a number'],
  [
    { price: 20, original_price: 16, original_price_incl_tax: '19,20' },
    'original_price_incl_tax "19,20" is not a number',
  ],
  [{ price: 20, special_from_date: '27.11.2026' }, 'special_from_date "27.11.2026" is not a date'],
  [{ price: 20, special_to_date: 1_764_201_600 }, 'special_to_date 1764201600 is not a date'],
])('rejects %j with the reason', (document, reason) => {
  expect(readSourcePrices(document, net)).toBe(reason)
})

it('reads empty texts, lists of one and zero dates', () => {
  const document = { price: ['20'], special_price: [' '], final_price: '', special_from_date: '0000-00-00 00:00:00' }
  expect(readSourcePrices(document, net)).toEqual({ price: { ...none, price: 20 }, warnings: [] })
})
