import { schemas } from '@mantel/contract/schemas'
import { emptyCheckout } from '@mantel/domain/checkout'
import { expect, it } from 'vitest'
import type { CartLine } from '../cart/state.ts'
import { testView } from '../testing/test-view.ts'
import { buildOrderBody } from './order-body.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Love',
  streetAddress: 'High St',
  apartmentNumber: '1',
  zipCode: 'AB1 2CD',
}
const details = {
  ...emptyCheckout('GB'),
  personalDetails: { ...emptyCheckout('GB').personalDetails, emailAddress: ' ada@example.test ', password: 'secret' },
}
Object.assign(details.shippingDetails, address, { city: 'Town', phoneNumber: '01', shippingMethod: 'ups/express' })
Object.assign(details.paymentDetails, { company: 'Example Ltd', taxId: 'GB1', paymentMethod: 'cashondelivery' })

const line = {
  sku: 'CLK-OAK-30',
  parentSku: 'CLK-OAK',
  typeId: 'configurable',
  name: 'Oak clock',
  qty: 2,
  itemId: 11,
  unit: [{ rate: 20, amount: 1200 }],
  productOption: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '56' }] } },
} as unknown as CartLine
const parts = {
  orderId: '1-a',
  now: 0,
  view: testView,
  details,
  lines: [line],
  cartId: '81',
  customerId: 5,
  isVirtual: false,
  due: 2900,
}

it('builds an order in the wire format with the expected prices', () => {
  const body = buildOrderBody(parts)
  expect(schemas.orderPlace.body.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({
    order_id: '1-a',
    user_id: '5',
    cart_id: '81',
    products: [{ sku: 'CLK-OAK-30', parentSku: 'CLK-OAK', qty: 2, price: 10, price_incl_tax: 12, server_item_id: 11 }],
    addressInformation: {
      shippingAddress: { street: ['High St', '1'], country_id: 'GB', email: 'ada@example.test', company: '' },
      billingAddress: { street: ['High St', '1'], company: 'Example Ltd', vat_id: 'GB1', telephone: '01' },
      shipping_carrier_code: 'ups',
      shipping_method_code: 'express',
      payment_method_code: 'cashondelivery',
      expected_due: 29,
    },
  })
  expect(JSON.stringify(body)).not.toContain('secret')
})

it('omits the shipping address of a virtual cart and uses the billing address', () => {
  const billed = { ...details, paymentDetails: { ...details.paymentDetails, ...address, city: 'Elsewhere' } }
  const { addressInformation, user_id } = buildOrderBody({
    ...parts,
    details: billed,
    isVirtual: true,
    customerId: null,
  })
  expect(addressInformation.shippingAddress).toBeUndefined()
  expect([addressInformation.billingAddress.city, addressInformation.shipping_carrier_code, user_id]).toEqual([
    'Elsewhere',
    '',
    '',
  ])
})
