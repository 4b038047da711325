import * as z from 'zod'
import { looseAddress } from './address.ts'
import { anyItem, mutationId, paymentMethod, sentItem, serverItem, shippingMethod, totals } from './cart-entities.ts'
import { type CallSchema, lenientId, looseObject, text } from './parts.ts'

const cartId = z.string().min(1).max(64)
const query = z.object({ cartId })
const noCart = { cartId: 'cart_id_missing' } as const

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

/** A token that is no longer valid and a cart that is not there both start the client's recovery. */
const lost = ['cart_unknown', 'token_invalid', 'cart_id_missing'] as const

export const cartSchemas = {
  cartCreate: { result: z.string(), refusals: ['token_invalid'] },
  cartPull: { query, result: z.array(serverItem), onInvalid: noCart, refusals: lost },
  cartUpdate: {
    query,
    body: z.object({ cartItem: sentItem }),
    result: serverItem,
    onInvalid: {
      cartItem: 'cart_item_missing',
      'cartItem.qty': 'quantity_invalid',
      'cartItem.sku': 'sku_missing',
      ...noCart,
    },
    refusals: [...lost, ...itemRefusals, 'cart_item_missing'],
  },
  cartDelete: {
    query,
    body: z.object({
      cartItem: z.object({ sku: text.nullish(), item_id: lenientId, quoteId: lenientId.nullish() }),
    }),
    result: z.literal(true),
    onInvalid: { cartItem: 'cart_item_missing', ...noCart },
    refusals: [...lost, 'cart_item_missing', 'cart_item_unknown'],
  },
  cartUpdateCart: {
    query,
    body: z.object({ cartItems: z.array(anyItem).min(1).max(200) }),
    result: z.array(z.union([serverItem, z.object({ sku: z.string(), error: z.string() })])),
    onInvalid: { cartItems: 'cart_items_missing', ...noCart },
    refusals: [...lost, ...itemRefusals, 'cart_items_missing'],
  },
  cartReset: {
    body: z.object({ cartId: lenientId.pipe(cartId) }),
    result: z.literal(true),
    onInvalid: noCart,
    refusals: lost,
  },
  cartClear: {
    query: z.object({ cartId, mutation_id: mutationId }),
    result: z.literal(true),
    onInvalid: noCart,
    refusals: lost,
  },
  cartTotals: { query, result: totals, onInvalid: noCart, refusals: [...lost, 'prices_hidden'] },
  cartCollectTotals: {
    query,
    body: z.object({ methods: looseObject }),
    result: totals,
    onInvalid: { methods: 'cart_methods_missing', ...noCart },
    refusals: [...lost, 'cart_methods_missing', 'payment_method_unknown', 'prices_hidden', 'shipping_method_unknown'],
  },
  cartPaymentMethods: { query, result: z.array(paymentMethod), onInvalid: noCart, refusals: lost },
  cartShippingMethods: {
    query,
    body: z.object({ address: looseAddress }),
    result: z.array(shippingMethod),
    onInvalid: { address: 'cart_address_missing', ...noCart },
    refusals: [...lost, 'cart_address_missing'],
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
    onInvalid: { addressInformation: 'cart_address_missing', ...noCart },
    refusals: [...lost, 'cart_address_missing', 'prices_hidden', 'shipping_method_unknown'],
  },
  cartApplyCoupon: {
    query: z.object({ cartId, coupon: z.string().trim().min(1).max(64) }),
    result: z.literal(true),
    onInvalid: { coupon: 'coupon_missing', ...noCart },
    refusals: [...lost, ...couponRefusals, 'coupon_missing', 'prices_hidden'],
  },
  cartDeleteCoupon: { query, result: z.literal(true), onInvalid: noCart, refusals: lost },
  cartCoupon: { query, result: z.string().nullable(), onInvalid: noCart, refusals: lost },
} as const satisfies Record<string, CallSchema>
