import type { PriceView, ProductView, Reviews } from '@mantel/client'
import { expect, it } from 'vitest'
import type { CurrentStore } from '../store/current-store.ts'
import { productJsonLd } from './product-json-ld.ts'

const store = {
  website: { publicUrl: 'https://shop.example' },
  view: {
    prefix: '',
    i18n: { currencyCode: 'GBP', priceFormat: { fractionDigits: 2 } },
    settings: { urlDispatcher: true },
  },
} as CurrentStore
const price = (shown: number): PriceView => ({ shown, before: null, other: shown, rate: 0, from: false })
const product = {
  name: 'Oak clock',
  sku: 'OAK',
  path: '/clocks/oak',
  artist: null,
  brand: 'Tickmore',
  shortDescription: '<p>Made of <b>oak</b> &amp; brass.</p>',
  price: price(3450),
  reducedUntil: null,
  stock: { state: 'sold-out' },
  options: [{ code: 'size', attributeId: '1', label: 'Size', values: [{ value: '7', label: 'A4' }] }],
  variants: [],
  gallery: {
    entries: [
      { image: '/o/a/oak.jpg', label: null, video: null },
      { image: '/o/a/oak.jpg', label: null, video: { url: 'https://film.example', title: '', description: '' } },
    ],
    startAt: 0,
  },
} as unknown as ProductView
const unrated: Reviews = { items: [], total: 0, averageStars: null, distribution: [] }

it('describes the product as schema.org data', () => {
  expect(productJsonLd(store, product, unrated)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Oak clock',
    sku: 'OAK',
    url: 'https://shop.example/clocks/oak',
    image: ['https://shop.example/img/1200/1200/fit/o/a/oak.jpg'],
    description: 'Made of oak & brass.',
    brand: { '@type': 'Brand', name: 'Tickmore' },
    offers: {
      '@type': 'Offer',
      price: '34.50',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/OutOfStock',
      url: 'https://shop.example/clocks/oak',
    },
  })
})

it('states the end date of a reduced price', () => {
  const reduced = { ...product, price: { ...price(2900), before: 3450 }, reducedUntil: '2026-12-01T00:00:00Z' }
  expect(productJsonLd(store, reduced, unrated)).toMatchObject({
    offers: { price: '29.00', priceValidUntil: '2026-12-01T00:00:00Z' },
  })
})

it('returns an AggregateOffer for variants with different prices', () => {
  const variants = [price(9200), price(7100), price(7100)].map((one, at) => ({
    sku: `OAK ${at}`,
    price: one,
    stock: { state: 'in-stock' },
    picture: '/a4.jpg',
    values: { size: '7' },
  }))
  expect(productJsonLd(store, { ...product, variants } as unknown as ProductView, unrated)).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '71.00', highPrice: '92.00', offerCount: 3 },
    '@type': 'ProductGroup',
    productGroupID: 'OAK',
    variesBy: ['Size'],
    hasVariant: [
      {
        '@type': 'Product',
        sku: 'OAK 0',
        name: 'Oak clock, A4',
        url: 'https://shop.example/clocks/oak?childSku=OAK%200',
        offers: { price: '92.00', availability: 'https://schema.org/InStock' },
      },
      { sku: 'OAK 1' },
      { sku: 'OAK 2' },
    ],
  })
})

it('leaves out the offer without a price, and the rating without reviews', () => {
  const hidden = productJsonLd(store, { ...product, price: null }, unrated)
  expect(hidden).not.toHaveProperty('offers')
  expect(hidden).not.toHaveProperty('aggregateRating')
  expect(productJsonLd(store, product, { items: [], total: 3, averageStars: 4.3333, distribution: [] })).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
  })
})
