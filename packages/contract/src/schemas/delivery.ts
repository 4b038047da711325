import * as z from 'zod'
import { routableTypes } from '../documents.ts'
import { type CallSchema, looseObject, positiveId, text } from './parts.ts'

const hit = z.looseObject({
  _index: z.string(),
  _type: z.enum(['product', 'category', 'cms_page']),
  _id: z.union([z.string(), z.number()]),
  _score: z.number().nullable(),
  _source: looseObject,
})

/** The same limits as for the field lists of a catalogue search. */
const fieldList = z.array(z.string().max(200)).max(256).nullish()
const imageAction = z.enum(['fit', 'resize', 'identify'])
const pixels = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)

const addressedType = z.enum(routableTypes)

const invalidateCall = {
  query: z.object({ key: text.default(''), tag: text.default(''), forwardedFrom: text.optional() }),
  result: z.string(),
  onInvalid: { key: 'invalidate_parameters', tag: 'invalidate_parameters', forwardedFrom: 'invalidate_parameters' },
  refusals: ['invalidate_key', 'invalidate_parameters'],
} as const satisfies CallSchema

/** Version, URLs, images, purge, GraphQL. */
export const deliverySchemas = {
  version: { result: z.object({ version: z.string() }) },
  urlMap: {
    body: z.looseObject({
      url: z.string().min(1).max(2000),
      includeFields: fieldList,
      excludeFields: fieldList,
      groupToken: z.string().nullish(),
    }),
    result: hit.nullable(),
    onInvalid: { '': 'url_missing', url: 'url_missing' },
    refusals: ['url_missing'],
  },
  pageNotFound: {
    body: z.object({
      report: z.object({
        requestUrl: text,
        referrer: z.string().max(4000).optional(),
        storeId: z.union([z.number(), text]).nullish(),
      }),
    }),
    result: z.literal(true),
  },
  addressPages: {
    params: z.object({ type: addressedType }),
    result: z.array(z.object({ count: z.number(), updatedAt: z.string().nullable() })),
  },
  addresses: {
    params: z.object({ type: addressedType, page: positiveId }),
    result: z.array(z.object({ path: z.string(), updatedAt: z.string().nullable(), image: z.string().optional() })),
  },
  alternates: {
    params: z.object({ type: addressedType, id: positiveId }),
    // The code of one store view, of any website.
    query: z.object({ in: z.string().max(64).optional() }),
    result: z.array(z.object({ storeCode: z.string(), path: z.string() })),
  },
  image: {
    params: z.object({ width: pixels, height: pixels, action: imageAction, path: z.string().max(1024).default('') }),
    result: z.unknown(),
    onInvalid: {
      width: 'image_parameters',
      height: 'image_parameters',
      action: 'image_parameters',
      path: 'image_parameters',
    },
    refusals: ['image_parameters', 'image_size', 'image_host', 'image_type', 'image_missing', 'image_unavailable'],
  },
  imageByUrl: {
    query: z.object({ url: z.string().min(1).max(2000), width: pixels, height: pixels, action: imageAction }),
    result: z.unknown(),
    onInvalid: {
      url: 'image_parameters',
      width: 'image_parameters',
      height: 'image_parameters',
      action: 'image_parameters',
    },
    refusals: ['image_parameters', 'image_size', 'image_host', 'image_type', 'image_missing', 'image_unavailable'],
  },
  invalidate: invalidateCall,
  invalidatePost: invalidateCall,
  graphql: {
    query: z.object({ storeCode: text.optional() }),
    body: z.looseObject({
      query: z.string().min(1).max(20_000),
      variables: looseObject.nullish(),
      operationName: z.string().max(255).nullish(),
    }),
    result: z.looseObject({ data: looseObject.nullish(), errors: z.array(looseObject).optional() }),
  },
  graphiql: { result: z.unknown() },
} as const satisfies Record<string, CallSchema>
