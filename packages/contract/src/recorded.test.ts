import { expect, it } from 'vitest'
import { schemaOf } from './schemas.ts'
import type { EndpointName } from './server-endpoints.ts'

const accepts = (name: EndpointName, body: unknown) => schemaOf(name).body?.safeParse(body).success

const address = {
  region: 'Kent',
  region_id: 0,
  region_code: '',
  country_id: 'GB',
  street: ['High St', '1'],
  company: '',
  telephone: '01',
  postcode: 'AB1 2CD',
  city: 'Town',
  firstname: 'Given',
  lastname: 'Family',
  email: 'buyer@example.test',
}

const order = {
  user_id: '5',
  cart_id: '81668',
  store_code: '',
  transmited: true,
  products: [
    {
      sku: 'CLK-OAK-30',
      parentSku: 'CLK-OAK',
      qty: 1,
      name: 'Oak clock',
      price: 10,
      price_incl_tax: 12,
      type_id: 'simple',
      product_option: {
        extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] },
      },
      server_item_id: 11,
      server_cart_id: '81668',
      checksum: 'c',
      totals: {},
    },
  ],
  addressInformation: {
    shippingAddress: address,
    billingAddress: { ...address, company: 'Example Ltd', vat_id: 'GB1' },
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    payment_method_additional: {},
    shippingExtraFields: null,
  },
}

const option = { option_id: '93', option_value: '56' }
const configured = { extension_attributes: { configurable_item_options: [option] } }

it.each<[string, EndpointName, unknown]>([
  [
    'the almost empty address after the first add',
    'cartShippingMethods',
    { address: { region_id: 0, country_id: 'GB', street: [null, null], region_code: '' } },
  ],
  [
    'shipping information without an address',
    'cartShippingInformation',
    {
      addressInformation: {
        shippingAddress: { countryId: 'GB', street: [null] },
        billingAddress: { street: [null] },
        shippingCarrierCode: 'flatrate',
        shippingMethodCode: 'flatrate',
      },
    },
  ],
  [
    'a configurable line',
    'cartUpdate',
    { cartItem: { sku: 'CLK-OAK', qty: 1, product_option: configured, quoteId: '81668' } },
  ],
  [
    'a quantity as text, ids as numbers',
    'cartUpdate',
    { cartItem: { sku: 'A', qty: '2', quoteId: 81668, item_id: 11 } },
  ],
  ['a line to delete', 'cartDelete', { cartItem: { sku: 'A', item_id: 11, quoteId: '81668' } }],
  ['an order', 'orderPlace', order],
  [
    'an order of a virtual cart by a guest',
    'orderPlace',
    { ...order, user_id: '', addressInformation: { ...order.addressInformation, shippingAddress: undefined } },
  ],
  [
    'an order from the queue',
    'orderPlace',
    {
      ...order,
      order_id: '1714557600000-a1',
      created_at: '2024-05-01',
      updated_at: '2024-05-01',
      transmited_at: 1714557600000,
    },
  ],
  ['an order with a line under 1.00', 'orderPlace', { ...order, products: [{ ...order.products[0], price: 0.5 }] }],
  [
    'a registration',
    'userCreate',
    { customer: { email: 'a@example.test', firstname: 'Žana', lastname: 'Иванова' }, password: 'password' },
  ],
  [
    'a profile with the old group token',
    'userUpdate',
    { customer: { email: 'a@example.test', firstname: 'A', lastname: 'B', addresses: [], groupToken: 'x' } },
  ],
  [
    'a review',
    'reviewCreate',
    {
      review: {
        product_id: 1,
        title: 'T',
        detail: 'D',
        nickname: 'N',
        review_entity: 'product',
        review_status: 2,
        customer_id: null,
      },
    },
  ],
  [
    'a URL with every optional key',
    'urlMap',
    {
      url: 'clocks/oak-clock-12.html',
      includeFields: null,
      excludeFields: [],
      options: {},
      filters: { sku: 'A' },
      groupId: null,
      groupToken: null,
    },
  ],
])('accepts a request of the old client: %s', (_name, name, body) => {
  expect(schemaOf(name).body?.safeParse(body).error?.issues).toBeUndefined()
})

it.each<[string, EndpointName, unknown]>([
  ['an order with an unknown key', 'orderPlace', { ...order, discount: 99 }],
  ['an order without products', 'orderPlace', { ...order, products: [] }],
  [
    'an order to a name without letters',
    'orderPlace',
    { ...order, addressInformation: { ...order.addressInformation, shippingAddress: { ...address, lastname: '12' } } },
  ],
  [
    'a registration with three addresses',
    'userCreate',
    {
      customer: { email: 'a@example.test', firstname: 'A', lastname: 'B', addresses: [address, address, address] },
      password: 'password',
    },
  ],
  [
    'a profile that sets its own group',
    'userUpdate',
    { customer: { email: 'a@example.test', firstname: 'A', lastname: 'B', group_id: 4 } },
  ],
  [
    'a profile with a sixth attribute',
    'userUpdate',
    {
      customer: {
        email: 'a@example.test',
        firstname: 'A',
        lastname: 'B',
        custom_attributes: Array(6).fill({ attribute_code: 'a', value: null }),
      },
    },
  ],
])('rejects %s', (_name, name, body) => {
  expect(accepts(name, body)).toBe(false)
})

it('converts options keyed by id into a list', () => {
  const parsed = schemaOf('cartUpdate').body?.safeParse({
    cartItem: { sku: 'A', qty: 1, product_option: { extension_attributes: { custom_options: { 3: option } } } },
  })
  expect(parsed?.data).toMatchObject({
    cartItem: { product_option: { extension_attributes: { custom_options: [option] } } },
  })
})

it('strips the group token that old clients send in the profile', () => {
  const customer = { email: 'a@example.test', firstname: 'A', lastname: 'B' }
  expect(schemaOf('userUpdate').body?.parse({ customer: { ...customer, groupToken: 'x' } })).toEqual({ customer })
})
