import type { FeedProduct } from '@mantel/client'
import { merchantItemProblems } from '@mantel/domain/feed'
import type { StoreView, Website } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import { merchantFeedXml } from './merchant-feed-xml.ts'
import { merchantItems } from './merchant-items.ts'

const website = { publicUrl: 'https://shop.example' } as Website
const view = {
  code: 'de',
  prefix: '/de',
  i18n: { currencyCode: 'EUR', priceFormat: { fractionDigits: 2 } },
  shipping: { methods: [{ methodTitle: 'Pauschale', amountInclTax: 5.95, countries: ['DE', 'AT'] }] },
} as unknown as StoreView

const price = (shown: number, before: number | null = null) => ({ shown, before, other: 0, rate: 19, from: false })
const stock = (state: string, availableFrom: string | null = null) => ({ state, left: 1, level: {}, availableFrom })

function product(change: object = {}, gtins: [string, string][] = []): FeedProduct {
  const shown = {
    sku: 'CLK',
    typeId: 'simple',
    name: 'Uhr & Glas',
    path: '/uhren/clk',
    shortDescription: '',
    description: '<p>Eine <b>Uhr</b></p>',
    brand: 'Tickmore',
    artist: null,
    price: price(4200),
    stock: stock('in-stock'),
    options: [],
    variants: [],
    details: [{ code: 'material', label: '', text: 'Eiche' }],
    gallery: { entries: [{ image: '/a.svg', video: null }] },
    breadcrumbs: [{ name: 'Uhren' }, { name: 'Wanduhren' }],
    ...change,
  }
  return { view: shown, gtins: new Map(gtins) } as unknown as FeedProduct
}
const itemsOf = (...given: Parameters<typeof product>) => merchantItems(website, view, product(...given))

it('offers a product with price, stock, shipping and identifiers', () => {
  const [item, ...others] = itemsOf({}, [['CLK', '4006381333931']])
  expect(others).toEqual([])
  expect(item).toMatchObject({
    id: 'CLK',
    title: 'Uhr & Glas',
    description: 'Eine Uhr',
    link: 'https://shop.example/de/uhren/clk',
    imageLink: 'https://shop.example/img/1200/1200/fit/a.svg',
    availability: 'in_stock',
    price: '42.00 EUR',
    salePrice: null,
    brand: 'Tickmore',
    gtin: '4006381333931',
    mpn: 'CLK',
    itemGroupId: null,
    material: 'Eiche',
    productType: 'Uhren > Wanduhren',
    shipping: ['DE', 'AT'].map((country) => ({ country, service: 'Pauschale', price: '5.95 EUR' })),
  })
  expect(item && merchantItemProblems(item)).toEqual([])
  const xml = merchantFeedXml({ title: 'Mantel', url: 'https://shop.example' }, item ? [item] : [])
  expect(xml).toContain('<g:title>Uhr &amp; Glas</g:title>')
  expect(xml).toContain('<g:gtin>4006381333931</g:gtin>')
  expect(xml).not.toContain('identifier_exists')
})

it('offers each variant with its own price, stock and address', () => {
  const options = [
    {
      code: 'color',
      values: [
        { value: '1', label: 'Rot' },
        { value: '2', label: 'Blau' },
      ],
    },
  ]
  const variant = (sku: string, color: string, rest: object) => ({ sku, values: { color }, picture: null, ...rest })
  const items = itemsOf({
    typeId: 'configurable',
    options,
    variants: [
      variant('CLK-R', '1', { price: price(3000, 4000), stock: stock('last-pieces') }),
      variant('CLK-B', '2', { price: price(4000), stock: stock('sold-out'), picture: '/b.svg' }),
    ],
  })
  expect(items).toMatchObject([
    { id: 'CLK-R', title: 'Uhr & Glas, Rot', price: '40.00 EUR', salePrice: '30.00 EUR', availability: 'in_stock' },
    { id: 'CLK-B', itemGroupId: 'CLK', color: 'Blau', availability: 'out_of_stock' },
  ])
  expect(items[1]?.link).toBe('https://shop.example/de/uhren/clk?childSku=CLK-B')
  expect(items[1]?.imageLink).toContain('/b.svg')
  expect(items[1]?.additionalImageLinks).toHaveLength(1)
})

it('announces a pre-order with its date', () => {
  const [item] = itemsOf({ stock: stock('pre-order', '2026-12-24') })
  expect([item?.availability, item?.availabilityDate]).toEqual(['preorder', '2026-12-24T00:00:00Z'])
})

it('leaves out a wrong barcode number and says that an item has no identifiers', () => {
  const items = itemsOf({ brand: null }, [['CLK', '4006381333932']])
  expect(items[0]?.gtin).toBeNull()
  expect(merchantFeedXml({ title: '', url: '' }, items)).toContain('<g:identifier_exists>no</g:identifier_exists>')
})

it.each([
  ['a gift card', { typeId: 'amgiftcard' }],
  ['a download', { typeId: 'downloadable' }],
  ['a product without a visible price', { price: null }],
  ['a product without a picture', { gallery: { entries: [] } }],
])('does not offer %s', (_name, change) => {
  expect(itemsOf(change)).toEqual([])
})
