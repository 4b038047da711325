import { expect, expectTypeOf, it } from 'vitest'
import type { StockItem } from './documents.ts'
import { errors } from './errors.ts'
import { type BodyOf, type QueryOf, type ResultOf, type SentQuery, schemaOf, schemas } from './schemas.ts'
import type { EndpointName } from './server-endpoints.ts'
import { endpointNames } from './serving.ts'

it('has schemas for exactly the endpoints of the table', () => {
  expectTypeOf<keyof typeof schemas>().toEqualTypeOf<EndpointName>()
  expect(Object.keys(schemas).sort()).toEqual([...endpointNames].sort())
})

it('infers the types that clients send and the types that handlers receive', () => {
  expectTypeOf<SentQuery<'stockCheck'>>().toEqualTypeOf<{ sku: string }>()
  expectTypeOf<QueryOf<'stockList'>>().toEqualTypeOf<{ skus: string[] }>()
  expectTypeOf<ResultOf<'stockList'>[number]>().toExtend<StockItem>()
  expectTypeOf<StockItem>().toExtend<ResultOf<'stockCheck'>>()
  expectTypeOf<BodyOf<'urlMap'>['url']>().toEqualTypeOf<string>()
  expectTypeOf<SentQuery<'version'>>().toEqualTypeOf<undefined>()
})

it('answers invalid input with status 400 or 404', () => {
  for (const name of endpointNames) {
    const { onInvalid } = schemaOf(name)
    if (typeof onInvalid !== 'object') continue
    for (const code of Object.values(onInvalid)) expect(errors[code].status, `${name} ${code}`).toBeOneOf([400, 404])
  }
})

it('removes control and direction characters from names, addresses and messages', () => {
  const { body } = schemas.userCreate
  const address = { street: ['High\nSt', '1\u202e'], city: 'To\u0000wn', postcode: 'AB1 2CD', country_id: 'GB' }
  const name = { firstname: 'Ann\r\nBcc: x', lastname: 'L\u200eee' }
  const { customer } = body.parse({
    customer: { email: 'ann@example.test', ...name, addresses: [{ ...name, ...address }] },
    password: 'x',
  })
  expect(customer).toMatchObject({ firstname: 'Ann Bcc: x', lastname: 'Lee' })
  expect(customer.addresses?.[0]).toMatchObject({ street: ['High St', '1'], city: 'To wn' })
  const gift = schemas.cartUpdate.body.parse({
    cartItem: {
      sku: 'GIFT',
      qty: 1,
      product_option: {
        extension_attributes: { am_giftcard_options: { am_giftcard_message: 'Dear Ben,\r\nha\u0007ve fun' } },
      },
    },
  })
  expect(gift.cartItem.product_option?.extension_attributes?.am_giftcard_options).toMatchObject({
    am_giftcard_message: 'Dear Ben,\nha ve fun',
  })
})
