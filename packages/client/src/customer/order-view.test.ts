import { expect, it } from 'vitest'
import type { CustomerOrder } from './customer-orders.ts'
import { customerOrderView, mainItems } from './order-view.ts'

const item = (id: number, rest: object = {}) => ({
  item_id: id,
  order_id: 7,
  product_id: 1,
  sku: 'oak-s',
  name: 'Oak clock',
  product_type: 'configurable',
  qty_ordered: 2,
  price: 10,
  price_incl_tax: 12,
  row_total: 20,
  row_total_incl_tax: 24,
  tax_amount: 4,
  tax_percent: 20,
  discount_amount: 0,
  options: [{ label: 'Size', value: 'S' }],
  ...rest,
})
const address = { firstname: 'Ada', lastname: 'Love', street: ['Chapel Row', '4'], city: 'Bath', postcode: 'BA1 1HN' }
const order = {
  entity_id: 7,
  increment_id: '000000007',
  created_at: '2026-03-12 09:30:00',
  status: 'complete',
  grand_total: 26.6,
  subtotal: 20,
  subtotal_incl_tax: 24,
  discount_amount: -2,
  shipping_amount: 4.17,
  shipping_incl_tax: 5,
  tax_amount: 4.43,
  total_due: 0,
  gift_cards_amount: 10,
  order_currency_code: 'GBP',
  items: [item(1), item(2, { parent_item_id: 1, product_type: 'simple', row_total_incl_tax: 0 })],
  billing_address: { ...address, country_id: 'GB' },
  payment: { method: 'card', additional_information: ['Card'] },
  status_histories: [
    { status: 'processing', created_at: '2026-03-12 09:30:00', comment: null },
    { status: 'complete', created_at: '2026-03-14 10:00:00', comment: 'Parcel 42' },
  ],
  extension_attributes: {
    shipping_assignments: [{ shipping: {} }],
    shipments: [
      {
        number: 1,
        carrier: 'DHL',
        tracking_number: '42',
        tracking_url: 'https://dhl.example/42',
        shipped_at: '2026-03-14 10:00:00',
        items: [{ sku: 'oak-s', name: 'Oak clock', qty: 2 }],
      },
    ],
    downloads: [
      {
        product_name: 'Print',
        title: 'PDF',
        url: '/api/ext/download/7-0-0-x',
        downloads_left: 4,
        expires_at: '2026-06-10 09:30:00',
      },
    ],
  },
} as unknown as CustomerOrder

it('shows each line once, with its options, and the steps of the order', () => {
  const view = customerOrderView(order, 'gross', 2)
  expect(view.lines).toEqual([
    { id: 1, name: 'Oak clock', picture: null, options: [{ label: 'Size', value: 'S' }], quantity: 2, total: 2400 },
  ])
  expect(view.steps).toEqual([
    { state: 'paid', at: '2026-03-12 09:30:00', comment: null },
    { state: 'shipped', at: '2026-03-14 10:00:00', comment: 'Parcel 42' },
  ])
  expect(view).toMatchObject({ state: 'shipped', paymentTitle: 'Card', shippingAddress: null })
  expect(view.shipments).toMatchObject([{ carrier: 'DHL', trackingNumber: '42', items: [{ qty: 2 }] }])
  expect(view.downloads).toEqual([
    {
      productName: 'Print',
      title: 'PDF',
      path: '/api/ext/download/7-0-0-x',
      left: 4,
      expiresAt: '2026-06-10 09:30:00',
    },
  ])
  expect(mainItems(order)).toHaveLength(1)
})

it.each([
  ['gross', { subtotal: 2400, discount: -240, shipping: 500, giftCards: -1000 }],
  ['net', { subtotal: 2000, discount: -200, shipping: 417, tax: 443, giftCards: -1000 }],
] as const)('adds the totals up to the grand total with %s prices', (shown, expected) => {
  const { totals, grandTotal } = customerOrderView(order, shown, 2)
  expect(Object.fromEntries(totals.map(({ name, amount }) => [name, amount]))).toEqual(expected)
  const sum = totals.filter(({ name }) => name !== 'giftCards').reduce((total, { amount }) => total + amount, 0)
  expect(sum).toBe(grandTotal)
})
