import { expect, it } from 'vitest'
import type { ProductView } from '../../catalog/product/product-view.ts'
import { selectVariant } from '../../catalog/product/select-variant.ts'
import type { ProductCard } from '../../catalog/views/product-card.ts'
import { stockView } from '../../catalog/views/stock-view.ts'
import { createPurchaseFromProductCard, createPurchases, type PurchaseChoices } from './create-purchases.ts'
import { describeChoices } from './describe-choices.ts'

const price = (shown: number, other: number) => ({ shown, before: null, other, rate: 20, from: false })
const stock = stockView({ stock: { qty: 9 } })
const card = (sku: string, more: Partial<ProductCard> = {}): ProductCard => ({
  id: 7,
  sku,
  typeId: 'simple',
  name: `The ${sku}`,
  path: `/${sku}`,
  picture: `/${sku}.jpg`,
  secondPicture: null,
  maker: null,
  price: price(1200, 1000),
  labels: [],
  inStock: true,
  ...more,
})

/** The part of a product view that a purchase is built from. */
function view(more: Partial<ProductView>): ProductView {
  return {
    id: 1,
    sku: 'P',
    typeId: 'simple',
    name: 'The P',
    path: '/p',
    price: price(1200, 1000),
    announcedPrice: 1200,
    stock,
    labels: [],
    gallery: { entries: [{ image: '/p.jpg', label: null, video: null }], startAt: 0 },
    dimensions: {},
    options: [],
    variants: [],
    customOptions: [],
    bundle: [],
    grouped: [],
    message: null,
    ...more,
  } as unknown as ProductView
}
const bought = (product: ProductView, choices: PurchaseChoices = {}) =>
  createPurchases(product, selectVariant(product, null), {
    ...choices,
    described: describeChoices(product, choices, 'DD.MM.YYYY'),
  })

it('buys a variant by its own SKU, with its picture and option labels', () => {
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
      sku: 'P-RED',
      parentSku: 'P',
      typeId: 'configurable',
      picture: '/red.jpg',
      quantity: 3,
      price: price(600, 500),
      options: [{ label: 'Colour', value: 'Red' }],
      productOption: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '56' }] } },
    },
  ])
})

it('buys the parts of a grouped product in their own quantities', () => {
  const product = view({
    typeId: 'grouped',
    grouped: [
      { sku: 'a', quantity: 2, card: card('a'), stock },
      { sku: 'b', quantity: 1, card: card('b', { inStock: false }), stock },
      { sku: 'gone', quantity: 1, card: null, stock: null },
    ],
  })
  expect(bought(product, { quantity: 2 }).map(({ sku, quantity, errors }) => [sku, quantity, errors])).toEqual([
    ['a', 4, []],
    ['b', 2, [{ key: 'out_of_stock' }]],
  ])
  expect(bought(product, { grouped: { a: 0, b: 5 } }).map(({ sku, quantity }) => [sku, quantity])).toEqual([['b', 5]])
})

it('buys a bundle as one line with its parts', () => {
  const option = { id: 11, title: 'Clock', type: 'radio', required: true, choices: [] }
  const [line] = bought(view({ typeId: 'bundle', bundle: [option, { ...option, id: 12 }] }), {
    bundle: { 11: { selections: ['111'], quantity: 2 } },
  })
  expect(line?.productOption?.extension_attributes?.bundle_options).toEqual([
    { option_id: 11, option_qty: 2, option_selections: [111] },
  ])
})

it('adds custom options to the line', () => {
  const product = view({
    customOptions: [
      {
        id: 1,
        title: 'Text',
        type: 'field',
        required: true,
        maxCharacters: 10,
        price: { kind: 'fixed', amount: 300 },
        values: [],
      },
      {
        id: 2,
        title: 'Extras',
        type: 'checkbox',
        required: false,
        maxCharacters: null,
        price: null,
        values: [
          { id: 21, title: 'Wrap', price: { kind: 'percent', percent: 10 } },
          { id: 22, title: 'Note', price: null },
        ],
      },
      { id: 3, title: 'Day', type: 'date', required: false, maxCharacters: null, price: null, values: [] },
    ],
  })
  const [line] = bought(product, { custom: { 1: 'Ada', 2: ['21', '22'], 3: '2026-12-24' }, price: price(1620, 1350) })
  expect(line).toMatchObject({
    price: price(1620, 1350),
    options: [
      { label: 'Text', value: 'Ada' },
      { label: 'Extras', value: 'Wrap, Note' },
      { label: 'Day', value: '24.12.2026' },
    ],
    productOption: {
      extension_attributes: {
        custom_options: [
          { option_id: '1', option_value: 'Ada' },
          { option_id: '2', option_value: '21,22' },
          { option_id: '3', option_value: '2026-12-24' },
        ],
      },
    },
  })
})

it('buys a product of a list in the smallest quantity that can be ordered', () => {
  const quantities = [card('a'), card('b', { leastQuantity: 2 })].map(
    (one) => createPurchaseFromProductCard(one).quantity,
  )
  expect(quantities).toEqual([1, 2])
})

it('blocks a purchase with the errors of the product page', () => {
  expect(bought(view({ message: 'no_variants' }))[0]?.errors).toEqual([{ key: 'no_variants' }])
  expect(createPurchaseFromProductCard(card('a', { inStock: false })).errors).toEqual([{ key: 'out_of_stock' }])
})
