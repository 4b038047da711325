import { messageText, type Refusal, refuse } from '@mantel/contract'
import { emailMethod, isSentByEmail, isVirtualForPayment, shippingMethodsFor } from '@mantel/domain/cart'
import { offeredPayments } from '@mantel/domain/checkout'
import { toMajorUnits } from '@mantel/domain/money'
import { isApprovedTradeBuyer, type PaymentMethod, type ShippingMethod, type StoreView } from '@mantel/domain/store'
import { freeOrderMethod } from '@mantel/plugins/payment'
import { type CartLine, type CartRef, findCart, lockCart, readLines, writeCartSettings } from '../cart/index.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'

/** null or empty: not sent, so the earlier choice stays. */
export type MethodChoice = {
  country?: string | null | undefined
  carrierCode?: string | null | undefined
  methodCode?: string | null | undefined
  paymentCode?: string | null | undefined
}

type Methods = { ok: true; shipping: ShippingMethod[]; payment: PaymentMethod[] } | Refusal

/** The delivery and payment methods offered for a cart. Without a country the store's own is used. */
export async function listMethods(
  ctx: Ctx,
  cartRef: CartRef,
  { groupId, sentCountry }: { groupId: number | null; sentCountry?: unknown },
): Promise<Methods> {
  const cart = await findCart(ctx.db, cartRef)
  if (!cart) return refuse('cart_unknown')
  const lines = await readLines(ctx.db, cart.id)
  return {
    ok: true,
    shipping: shippingMethods(ctx.view, lines, countryOf(sentCountry) ?? cart.country),
    payment: paymentMethods(ctx.view, lines, { groupId }),
  }
}

/** Nothing for products that are not delivered. Gift cards go by e-mail, which is free. */
function shippingMethods(
  view: StoreView,
  lines: readonly Pick<CartLine, 'productType'>[],
  country: string | null,
): ShippingMethod[] {
  const types = lines.map(({ productType }) => productType)
  if (isSentByEmail(types)) return [emailMethod(messageText('delivery_by_email', view.language))]
  return isVirtualForPayment(types) ? [] : shippingMethodsFor(view, country)
}

/** due: amount left to pay, minor units; 0 leaves only the free-order method. groupId: verified by a token. */
export function paymentMethods(
  view: StoreView,
  lines: readonly Pick<CartLine, 'productType'>[],
  { groupId, due = null }: { groupId: number | null; due?: number | null },
): PaymentMethod[] {
  if (due === 0 && lines.length > 0) {
    const { code, start, canQueueOffline } = freeOrderMethod
    const title = messageText('payment_free', view.language)
    return [{ code, title, start, offline: canQueueOffline, forApprovedTrade: false, upTo: null }]
  }
  return offeredPayments(view.payment.methods, {
    isOnline: true,
    isVirtual: isVirtual(lines),
    isApprovedTrade: isApprovedTradeBuyer(view, groupId),
    due: due === null ? null : toMajorUnits(due, view.i18n.priceFormat.fractionDigits),
  })
}

/** Stores the cart's country and methods. Refuses a method that is not offered for the cart. */
export function chooseMethods(
  ctx: Ctx,
  cartRef: CartRef,
  choice: MethodChoice & { groupId: number | null },
): Promise<{ ok: true } | Refusal> {
  return inTransaction(ctx.db, async (tx): Promise<{ ok: true } | Refusal> => {
    const cart = await lockCart(tx, cartRef, ctx.now())
    if (!cart) return refuse('cart_unknown')
    const lines = await readLines(tx, cart.id)
    const country = countryOf(choice.country) ?? cart.country
    const offered = shippingMethods(ctx.view, lines, country)
    const method = findShippingMethod(offered, choice)
    if (method === 'unknown' && !isVirtual(lines)) return refuse('shipping_method_unknown')
    const { paymentCode } = choice
    if (
      paymentCode &&
      paymentCode !== freeOrderMethod.code &&
      !paymentMethods(ctx.view, lines, choice).some(({ code }) => code === paymentCode)
    ) {
      return refuse('payment_method_unknown')
    }
    await writeCartSettings(tx, cart.id, {
      country,
      ...(typeof method === 'object' && { carrier_code: method.carrierCode, method_code: method.methodCode }),
      payment_code: paymentCode || undefined,
    })
    return { ok: true }
  })
}

/** One of the two codes is enough: old clients send only the carrier at first. */
export function findShippingMethod(
  offered: readonly ShippingMethod[],
  { carrierCode, methodCode }: Pick<MethodChoice, 'carrierCode' | 'methodCode'>,
): ShippingMethod | 'unknown' | 'not sent' {
  if (!carrierCode && !methodCode) return 'not sent'
  return (
    offered.find(
      (method) =>
        (!carrierCode || method.carrierCode === carrierCode) && (!methodCode || method.methodCode === methodCode),
    ) ?? 'unknown'
  )
}

export const isVirtual = (lines: readonly Pick<CartLine, 'productType'>[]) =>
  isVirtualForPayment(lines.map(({ productType }) => productType))

function countryOf(sent: unknown): string | null {
  const code = typeof sent === 'string' ? sent.trim().toUpperCase() : ''
  return /^[A-Z]{2,3}$/.test(code) ? code : null
}
