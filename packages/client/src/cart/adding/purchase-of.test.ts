import { expect, test } from 'vitest'
import type { ProductView } from '../../catalog/product/product-view.ts'
import { selectVariant } from '../../catalog/product/select-variant.ts'
import type { ProductCard } from '../../catalog/shown/product-card.ts'
import { purchaseOf, purchaseOfCard } from './purchase-of.ts'

const price = (shown: number, other: number) => ({ shown, before: null, other, from: false })
const stock = { state: 'in-stock' as const, left: 9, minimum: 1, maximum: 9, step: 1, availableFrom: null }
const card = (sku: string, more: Partial<ProductCard> = {}): ProductCard => ({
  ...{ id: 7, sku, typeId: 'simple', name: `The ${sku}`, path: `/${sku}`, picture: `/${sku}.jpg`, secondPicture: null },
  ...{ maker: null, price: price(1200, 1000), labels: [], inStock: true, ...more },
})

/** As much of a product's page as a purchase is made of. */
function view(more: Partial<ProductView>): ProductView {
  return {
    ...{ id: 1, sku: 'P', typeId: 'simple', name: 'The P', path: '/p', price: price(1200, 1000), announcedPrice: 1200 },
    ...{ stock, labels: [], gallery: { entries: [{ image: '/p.jpg', label: null, video: null }], startAt: 0 } },
    ...{
      dimensions: {},
      options: [],
      variants: [],
      customOptions: [],
      bundle: [],
      grouped: [],
      message: null,
      ...more,
    },
  } as unknown as ProductView
}
const bought = (product: ProductView, choices = {}) => purchaseOf(product, selectVariant(product, null), choices)

test('a variant is bought by its own sku, with its picture and what was chosen in words', () => {
  const colour = { code: 'color', attributeId: '93', label: 'Colour', values: [{ value: '56', label: 'Red' }] }
  const red = {
    sku: 'P-RED',
    values: { color: '56' },
    price: price(600, 500),
    stock,
    labels: [],
    dimensions: {},
    picture: '/red.jpg',
  }
  const product = view({
    typeId: 'configurable',
    options: [colour],
    variants: [red] as unknown as ProductView['variants'],
  })
  expect(bought(product, { quantity: 3 })).toMatchObject([
    {
      ...{
        sku: 'P-RED',
        parentSku: 'P',
        typeId: 'configurable',
        picture: '/red.jpg',
        quantity: 3,
        price: price(600, 500),
      },
      options: [{ label: 'Colour', value: 'Red' }],
      productOption: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '56' }] } },
    },
  ])
})

test('of a grouped product its parts are bought, each as many as belong to it', () => {
  const product = view({
    typeId: 'grouped',
    grouped: [
      { sku: 'a', quantity: 2, card: card('a') },
      { sku: 'b', quantity: 1, card: card('b', { inStock: false }) },
      { sku: 'gone', quantity: 1, card: null },
    ],
  })
  expect(bought(product, { quantity: 2 }).map(({ sku, quantity, errors }) => [sku, quantity, errors])).toEqual([
    ['a', 4, []],
    ['b', 2, [{ key: 'out_of_stock' }]],
  ])
  expect(bought(product, { grouped: { a: 0, b: 5 } }).map(({ sku, quantity }) => [sku, quantity])).toEqual([['b', 5]])
})

test('a bundle is one line with its parts', () => {
  const option = { id: 11, title: 'Clock', type: 'radio', required: true, choices: [] }
  const [line] = bought(view({ typeId: 'bundle', bundle: [option, { ...option, id: 12 }] }), {
    bundle: { 11: { selections: ['111'], quantity: 2 } },
  })
  expect(line?.productOption?.extension_attributes?.bundle_options).toEqual([
    { option_id: 11, option_qty: 2, option_selections: [111] },
  ])
})

test('what was written and ticked is part of the line and of its price', () => {
  const product = view({
    customOptions: [
      {
        ...{ id: 1, title: 'Text', type: 'field', required: true, maxCharacters: 10 },
        price: { kind: 'fixed', amount: 300 },
        values: [],
      },
      {
        ...{ id: 2, title: 'Extras', type: 'checkbox', required: false, maxCharacters: null, price: null },
        values: [
          { id: 21, title: 'Wrap', price: { kind: 'percent', percent: 10 } },
          { id: 22, title: 'Note', price: null },
        ],
      },
    ],
  })
  const [line] = bought(product, { custom: { 1: 'Ada', 2: ['21', '22'] } })
  expect(line).toMatchObject({
    price: { shown: 1200 + 300 + 120, other: 1000 + 300 + 100 },
    options: [
      { label: 'Text', value: 'Ada' },
      { label: 'Extras', value: 'Wrap, Note' },
    ],
    productOption: {
      extension_attributes: {
        custom_options: [
          { option_id: '1', option_value: 'Ada' },
          { option_id: '2', option_value: '21,22' },
        ],
      },
    },
  })
})

test('what the page says against a product goes along, and stops it', () => {
  expect(bought(view({ message: 'no_variants' }))[0]?.errors).toEqual([{ key: 'no_variants' }])
  expect(purchaseOfCard(card('a', { inStock: false })).errors).toEqual([{ key: 'out_of_stock' }])
})
