import * as z from 'zod'
import { looseAddress } from './address.ts'
import {
  cartItemInput,
  cartItemOrInvalid,
  cartItemResult,
  mutationId,
  paymentMethod,
  shippingMethod,
  totals,
} from './cart-entities.ts'
import { type CallSchema, lenientId, looseObject, text } from './parts.ts'

const cartId = z.string().min(1).max(64)
const query = z.object({ cartId })
const onMissingCartId = { cartId: 'cart_id_missing' } as const

const itemRefusals = [
  'cart_full',
  'cart_item_unknown',
  'gift_card_amount',
  'gift_card_date',
  'gift_card_recipient',
  'grouped_without_links',
  'max_quantity',
  'minimum_order',
  'no_such_configuration',
  'option_invalid',
  'option_missing',
  'option_too_long',
  'option_unknown',
  'out_of_stock',
  'pack_size',
  'product_price_unknown',
  'quantity_invalid',
  'sku_unknown',
] as const
const couponRefusals = [
  'coupon_customers_only',
  'coupon_expired',
  'coupon_invalid',
  'coupon_minimum',
  'coupon_no_goods',
  'coupon_not_started',
  'coupon_other_store',
  'coupon_used_before',
  'coupon_used_up',
] as const

/** Refusals that start the client's cart recovery: the token is missing or no longer valid, or the cart does not exist. */
const recoverableRefusals = ['cart_unknown', 'login_required', 'token_invalid', 'cart_id_missing'] as const

export const cartSchemas = {
  cartCreate: { result: z.string(), refusals: ['token_invalid'] },
  cartPull: { query, result: z.array(cartItemResult), onInvalid: onMissingCartId, refusals: recoverableRefusals },
  cartUpdate: {
    query,
    body: z.object({ cartItem: cartItemInput }),
    result: cartItemResult,
    onInvalid: {
      cartItem: 'cart_item_missing',
      'cartItem.qty': 'quantity_invalid',
      'cartItem.sku': 'sku_missing',
      ...onMissingCartId,
    },
    refusals: [...recoverableRefusals, ...itemRefusals, 'cart_item_missing'],
  },
  cartUpload: {
    query,
    body: z.object({
      sku: text,
      option_id: lenientId,
      name: z.string().min(1).max(200),
      /** The bytes in Base64. */
      data: z.string().min(1).max(7_000_000),
    }),
    result: z.object({ option_value: z.string(), name: z.string(), size: z.number() }),
    onInvalid: onMissingCartId,
    refusals: [
      ...recoverableRefusals,
      'option_unknown',
      'sku_unknown',
      'too_many_requests',
      'upload_content',
      'upload_height',
      'upload_limit',
      'upload_name',
      'upload_size',
      'upload_type',
      'upload_width',
    ],
  },
  cartDelete: {
    query,
    body: z.object({
      cartItem: z.object({ sku: text.nullish(), item_id: lenientId, quoteId: lenientId.nullish() }),
    }),
    result: z.literal(true),
    onInvalid: { cartItem: 'cart_item_missing', ...onMissingCartId },
    refusals: [...recoverableRefusals, 'cart_item_missing', 'cart_item_unknown'],
  },
  cartUpdateCart: {
    query,
    body: z.object({ cartItems: z.array(cartItemOrInvalid).min(1).max(200) }),
    result: z.array(z.union([cartItemResult, z.object({ sku: z.string(), error: z.string() })])),
    onInvalid: { cartItems: 'cart_items_missing', ...onMissingCartId },
    refusals: [...recoverableRefusals, ...itemRefusals, 'cart_items_missing'],
  },
  cartReset: {
    body: z.object({ cartId: lenientId.pipe(cartId) }),
    result: z.literal(true),
    onInvalid: onMissingCartId,
    refusals: recoverableRefusals,
  },
  cartClear: {
    query: z.object({ cartId, mutation_id: mutationId }),
    result: z.literal(true),
    onInvalid: onMissingCartId,
    refusals: recoverableRefusals,
  },
  cartTotals: {
    query,
    result: totals,
    onInvalid: onMissingCartId,
    refusals: [...recoverableRefusals, 'prices_hidden'],
  },
  cartCollectTotals: {
    query,
    body: z.object({ methods: looseObject }),
    result: totals,
    onInvalid: { methods: 'cart_methods_missing', ...onMissingCartId },
    refusals: [
      ...recoverableRefusals,
      'cart_methods_missing',
      'payment_method_unknown',
      'prices_hidden',
      'shipping_method_unknown',
    ],
  },
  cartPaymentMethods: {
    query,
    result: z.array(paymentMethod),
    onInvalid: onMissingCartId,
    refusals: recoverableRefusals,
  },
  cartShippingMethods: {
    query,
    body: z.object({ address: looseAddress }),
    result: z.array(shippingMethod),
    onInvalid: { address: 'cart_address_missing', ...onMissingCartId },
    refusals: [...recoverableRefusals, 'cart_address_missing'],
  },
  cartShippingInformation: {
    query,
    body: z.object({
      addressInformation: z.looseObject({
        shippingAddress: looseAddress.nullish(),
        billingAddress: looseAddress.nullish(),
        shippingCarrierCode: text.nullish(),
        shippingMethodCode: text.nullish(),
      }),
    }),
    result: z.looseObject({ payment_methods: z.array(paymentMethod), totals }),
    onInvalid: { addressInformation: 'cart_address_missing', ...onMissingCartId },
    refusals: [...recoverableRefusals, 'cart_address_missing', 'prices_hidden', 'shipping_method_unknown'],
  },
  cartApplyCoupon: {
    query: z.object({ cartId, coupon: z.string().trim().min(1).max(64) }),
    result: z.literal(true),
    onInvalid: { coupon: 'coupon_missing', ...onMissingCartId },
    refusals: [...recoverableRefusals, ...couponRefusals, 'coupon_missing', 'prices_hidden'],
  },
  cartDeleteCoupon: { query, result: z.literal(true), onInvalid: onMissingCartId, refusals: recoverableRefusals },
  cartCoupon: { query, result: z.string().nullable(), onInvalid: onMissingCartId, refusals: recoverableRefusals },
} as const satisfies Record<string, CallSchema>
