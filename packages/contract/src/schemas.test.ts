import { expect, expectTypeOf, test } from 'vitest'
import type { StockItem } from './documents.ts'
import { type EndpointName, endpointNames } from './endpoints.ts'
import { errors } from './errors.ts'
import { type BodyOf, type QueryOf, type ResultOf, type SentQuery, schemaOf, schemas } from './schemas.ts'

test('every endpoint has schemas, and no schema lacks an endpoint', () => {
  expectTypeOf<keyof typeof schemas>().toEqualTypeOf<EndpointName>()
  expect(Object.keys(schemas).sort()).toEqual([...endpointNames].sort())
})

test('callers and handlers infer what travels', () => {
  expectTypeOf<SentQuery<'stockCheck'>>().toEqualTypeOf<{ sku: string }>()
  expectTypeOf<QueryOf<'stockList'>>().toEqualTypeOf<{ skus: string[] }>()
  expectTypeOf<ResultOf<'stockList'>[number]>().toExtend<StockItem>()
  expectTypeOf<StockItem>().toExtend<ResultOf<'stockCheck'>>()
  expectTypeOf<BodyOf<'urlMap'>['url']>().toEqualTypeOf<string>()
  expectTypeOf<SentQuery<'version'>>().toEqualTypeOf<undefined>()
})

test('what refuses wrong input needs no values to fill in', () => {
  for (const name of endpointNames) {
    const { onInvalid } = schemaOf(name)
    if (typeof onInvalid !== 'object') continue
    for (const code of Object.values(onInvalid)) expect(errors[code].status, `${name} ${code}`).toBeOneOf([400, 404])
  }
})
