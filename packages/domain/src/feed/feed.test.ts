import { expect, it } from 'vitest'
import { isGtin, type MerchantItem, merchantItemProblems } from './index.ts'

it.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['036000291452', true],
  ['00012345600012', true],
  ['12345', false],
  ['', false],
  ['ABC6381333931', false],
])('checks the barcode number %s: %s', (text, isRight) => {
  expect(isGtin(text)).toBe(isRight)
})

const item: MerchantItem = {
  id: 'CLK-1',
  title: 'Clock',
  description: 'A clock',
  link: 'https://shop.test/clock',
  imageLink: 'https://shop.test/clock.jpg',
  additionalImageLinks: [],
  availability: 'in_stock',
  availabilityDate: null,
  price: '10.00 GBP',
  salePrice: null,
  brand: 'Mantel',
  gtin: null,
  mpn: 'CLK-1',
  itemGroupId: null,
  color: null,
  size: null,
  material: null,
  isBundle: false,
  productType: null,
  shipping: [{ country: 'GB', service: 'Courier', price: '5.00 GBP' }],
}

it('accepts an item that follows the rules', () => {
  expect(merchantItemProblems(item)).toEqual([])
  expect(merchantItemProblems({ ...item, salePrice: '9.99 GBP', gtin: '4006381333931' })).toEqual([])
})

it.each<[string, Partial<MerchantItem>]>([
  ['price', { price: '10 GBP' }],
  ['price', { price: '0.00 GBP' }],
  ['sale_price', { salePrice: '10.00 GBP' }],
  ['sale_price', { salePrice: '9.00 EUR' }],
  ['pre-order', { availability: 'preorder' }],
  ['gtin', { gtin: '4006381333932' }],
  ['title', { title: 'x'.repeat(151) }],
  ['image_link', { imageLink: '/clock.jpg' }],
  ['shipping', { shipping: [{ country: 'UK ', service: '', price: '5' }] }],
])('finds a broken rule about %s', (word, change) => {
  expect(merchantItemProblems({ ...item, ...change }).join()).toContain(word)
})
