import * as z from 'zod'
import { type CallSchema, commaList, looseObject, positiveId, sku, text, wholeNumber } from './parts.ts'

const searchQuery = {
  size: wholeNumber.optional(),
  from: wholeNumber.optional(),
  sort: text.optional(),
  _source_include: text.optional(),
  _source_exclude: text.optional(),
  request_format: text.optional(),
  response_format: text.optional(),
}
const searchParams = z.object({ index: z.string().max(64), type: z.string().max(64) })

/** The standard reply: hits.hits with the documents in _source; total is a number. */
const standardReply = z.looseObject({
  took: z.number(),
  timed_out: z.boolean(),
  hits: z.looseObject({
    total: z.number(),
    max_score: z.number().nullable(),
    hits: z.array(
      z.looseObject({ _index: z.string(), _type: z.string(), _id: z.string(), _source: looseObject.optional() }),
    ),
  }),
  aggregations: looseObject.optional(),
  attribute_metadata: z.array(looseObject).optional(),
})

/** The compact reply, see compact.ts: hits is the list of documents with short field names. */
const compactReply = z.looseObject({
  hits: z.array(looseObject),
  total: z.number(),
  aggregations: looseObject.optional(),
  attribute_metadata: z.array(looseObject).optional(),
})

const searchResult = z.union([standardReply, compactReply])

/** Replies have these fields for old clients; the shop itself never reads them. */
const unusedFlag = z.boolean().optional()

const stockItem = z.looseObject({
  item_id: z.number().optional(),
  product_id: z.number(),
  stock_id: z.number(),
  qty: z.number(),
  is_in_stock: z.boolean(),
  is_qty_decimal: z.boolean(),
  min_qty: z.number(),
  min_sale_qty: z.number(),
  max_sale_qty: z.number(),
  backorders: z.number(),
  manage_stock: z.boolean(),
  notify_stock_qty: z.number(),
  qty_increments: z.number(),
  enable_qty_increments: z.boolean(),
  low_stock_date: z.string().nullable(),
  use_config_min_qty: unusedFlag,
  use_config_min_sale_qty: unusedFlag,
  use_config_max_sale_qty: unusedFlag,
  use_config_backorders: unusedFlag,
  use_config_notify_stock_qty: unusedFlag,
  use_config_qty_increments: unusedFlag,
  use_config_enable_qty_inc: unusedFlag,
  use_config_manage_stock: unusedFlag,
  show_default_notification_message: unusedFlag,
  is_decimal_divided: unusedFlag,
  stock_status_changed_auto: z.number().optional(),
})

const priceFigures = z.looseObject({
  final_price: z.number(),
  max_price: z.number(),
  max_regular_price: z.number(),
  minimal_regular_price: z.number(),
  special_price: z.number().nullable(),
  minimal_price: z.number(),
  regular_price: z.number(),
})

const renderedProduct = z.looseObject({
  id: z.number(),
  name: z.string(),
  type: z.string(),
  store_id: z.number(),
  currency_code: z.string(),
  url: z.string(),
  /** Signature of the price; absent without a price. */
  sgn: z.string().optional(),
  /** The figures directly in this object are gross, those in tax_adjustments are net. Absent if the buyer may not see prices. */
  price_info: priceFigures
    .extend({
      formatted_prices: z.record(z.string(), z.string()),
      extension_attributes: z.looseObject({
        tax_adjustments: priceFigures,
        weee_attributes: z.array(z.unknown()),
        weee_adjustment: z.string(),
      }),
    })
    .optional(),
})

const skusQuery = z.object({ skus: commaList })

export const catalogSchemas = {
  catalogSearch: {
    params: searchParams,
    query: z.object({ ...searchQuery, request: z.string().optional() }),
    result: searchResult,
    refusals: ['index_unknown', 'type_unknown', 'search_request_invalid'],
  },
  catalogSearchPost: {
    params: searchParams,
    query: z.object(searchQuery),
    body: looseObject.default({}),
    result: searchResult,
    refusals: ['index_unknown', 'type_unknown', 'search_request_invalid'],
  },
  productList: {
    query: skusQuery,
    result: z.looseObject({ items: z.array(looseObject), search_criteria: looseObject, total_count: z.number() }),
    onInvalid: { skus: 'skus_missing' },
    refusals: ['skus_missing', 'too_many_skus'],
  },
  productRenderList: {
    query: z.object({
      skus: commaList,
      currencyCode: text.optional(),
      storeId: positiveId.optional().catch(undefined),
      userGroupId: wholeNumber.optional().catch(undefined),
    }),
    result: z.looseObject({ items: z.array(renderedProduct) }),
    onInvalid: { skus: 'skus_missing' },
    refusals: ['skus_missing', 'too_many_skus'],
  },
  stockCheck: {
    query: z.object({ sku }),
    result: stockItem,
    onInvalid: { sku: 'sku_missing' },
    refusals: ['sku_missing', 'no_stock_information'],
  },
  stockList: {
    query: skusQuery,
    result: z.array(stockItem),
    onInvalid: { skus: 'skus_missing' },
    refusals: ['skus_missing', 'too_many_skus', 'no_stock_information'],
  },
} as const satisfies Record<string, CallSchema>
