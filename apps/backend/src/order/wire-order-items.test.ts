import { emptySelection } from '@mantel/domain/cart'
import type { OrderedLine } from '@mantel/domain/order'
import { expect, it } from 'vitest'
import { toWireItems } from './wire-order-items.ts'

const amount = { net: 1000, tax: 200, gross: 1200 }
const line: OrderedLine = {
  productId: 1,
  productSku: 'CLOCK',
  boughtSku: 'CLOCK-S',
  productType: 'configurable',
  name: 'Clock',
  options: [{ label: 'Size', value: 'S' }],
  selection: { ...emptySelection, configurable: [{ id: '93', value: '7' }] },
  image: null,
  path: 'clock',
  quantity: 1,
  unit: amount,
  full: amount,
  discount: amount,
  charged: amount,
  rates: [20],
}

it('sends the chosen options as a cart takes them, with the line and its variant', () => {
  const order = { id: 5, state: 'paid', snapshot: { lines: [line] } } as Parameters<typeof toWireItems>[0]
  const items = toWireItems(order, [])
  expect(items.map(({ product_type, parent_item_id }) => [product_type, parent_item_id])).toEqual([
    ['configurable', undefined],
    ['simple', 1],
  ])
  for (const { product_option } of items)
    expect(product_option).toEqual({
      extension_attributes: {
        custom_options: [],
        configurable_item_options: [{ option_id: '93', option_value: '7' }],
        bundle_options: [],
      },
    })
})
