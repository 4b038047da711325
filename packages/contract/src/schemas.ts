import type * as z from 'zod'
import { cartSchemas } from './schemas/cart.ts'
import { catalogSchemas } from './schemas/catalog.ts'
import { contentSchemas } from './schemas/content.ts'
import { customerSchemas } from './schemas/customer.ts'
import { deliverySchemas } from './schemas/delivery.ts'
import { orderSchemas } from './schemas/order.ts'
import type { CallSchema } from './schemas/parts.ts'
import { paymentSchemas } from './schemas/payment.ts'
import { savedSchemas } from './schemas/saved.ts'
import { tagSchemas } from './schemas/tag.ts'
import { tradeSchemas } from './schemas/trade.ts'
import type { EndpointName } from './server-endpoints.ts'

export type { CallSchema } from './schemas/parts.ts'

/** Parameters, query, body and result of every endpoint, by its name in the endpoint table. */
export const schemas = {
  ...customerSchemas,
  ...cartSchemas,
  ...orderSchemas,
  ...paymentSchemas,
  ...catalogSchemas,
  ...contentSchemas,
  ...deliverySchemas,
  ...tradeSchemas,
  ...tagSchemas,
  ...savedSchemas,
} as const satisfies Record<EndpointName, CallSchema>

/** A call's schemas without their literal types, for code that handles any endpoint. */
export const schemaOf = (name: EndpointName): CallSchema => schemas[name]

type Schemas = typeof schemas
type NoFields = Record<never, never>
type Part<N extends EndpointName, P extends 'params' | 'query' | 'body'> = Schemas[N] extends {
  [K in P]: infer S extends z.ZodType
}
  ? S
  : never
type Parsed<S> = [S] extends [never] ? NoFields : S extends z.ZodType ? z.output<S> : never
type Sent<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.input<S> : never

/** The handler's view: parsed values with defaults applied. */
export type ParamsOf<N extends EndpointName> = Parsed<Part<N, 'params'>>
export type QueryOf<N extends EndpointName> = Parsed<Part<N, 'query'>>
export type BodyOf<N extends EndpointName> = Parsed<Part<N, 'body'>>
export type ResultOf<N extends EndpointName> = z.output<Schemas[N]['result']>

/** The caller's view: values before parsing; undefined where the call takes none. */
export type SentParams<N extends EndpointName> = Sent<Part<N, 'params'>>
export type SentQuery<N extends EndpointName> = Sent<Part<N, 'query'>>
export type SentBody<N extends EndpointName> = Sent<Part<N, 'body'>>
