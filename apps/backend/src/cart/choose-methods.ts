import { messageText, type Refusal, refuse } from '@mantel/contract'
import { isVirtualForPayment, shippingMethodsFor } from '@mantel/domain/cart'
import type { PaymentMethod, ShippingMethod, StoreView } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { type CartAddress, type CartLine, findCart, lockCart, readLines, writeSettings } from './cart.repository.ts'

/** null or empty: not known yet, and what was chosen before stays. */
export type MethodChoice = {
  country?: string | null | undefined
  carrierCode?: string | null | undefined
  methodCode?: string | null | undefined
  paymentCode?: string | null | undefined
}

type Methods = { ok: true; shipping: ShippingMethod[]; payment: PaymentMethod[] } | Refusal

/** What the cart may be sent and paid by; an address without a country is in the store's own. */
export async function listMethods(ctx: Ctx, address: CartAddress, sentCountry: unknown = null): Promise<Methods> {
  const cart = await findCart(ctx.db, address)
  if (!cart) return refuse('cart_unknown')
  const lines = await readLines(ctx.db, cart.id)
  const isCarried = !isVirtual(lines)
  return {
    ok: true,
    shipping: isCarried ? shippingMethodsFor(ctx.view, countryOf(sentCountry) ?? cart.country) : [],
    payment: paymentMethods(ctx.view, lines),
  }
}

/** due: what is left to pay, minor units. Where nothing is, there is nothing to choose. */
export function paymentMethods(
  { payment, language }: StoreView,
  lines: readonly Pick<CartLine, 'productType'>[],
  due: number | null = null,
): PaymentMethod[] {
  if (due === 0 && lines.length > 0) {
    return [{ code: freeMethod, title: messageText('payment_free', language), atTheDoor: false, offline: true }]
  }
  return payment.methods.filter(({ atTheDoor }) => !atTheDoor || !isVirtual(lines))
}

/** Gift cards and coupons pay everything. */
const freeMethod = 'free'

/** Remembers where the cart goes and how; a method that is not offered there is refused. */
export function chooseMethods(ctx: Ctx, address: CartAddress, choice: MethodChoice): Promise<{ ok: true } | Refusal> {
  return inTransaction(ctx.db, async (tx): Promise<{ ok: true } | Refusal> => {
    const cart = await lockCart(tx, address, ctx.now())
    if (!cart) return refuse('cart_unknown')
    const lines = await readLines(tx, cart.id)
    const country = countryOf(choice.country) ?? cart.country
    const offered = shippingMethodsFor(ctx.view, country)
    const method = findMethod(offered, choice)
    if (method === 'unknown' && !isVirtual(lines)) return refuse('shipping_method_unknown')
    const { paymentCode } = choice
    if (
      paymentCode &&
      paymentCode !== freeMethod &&
      !paymentMethods(ctx.view, lines).some(({ code }) => code === paymentCode)
    ) {
      return refuse('payment_method_unknown')
    }
    await writeSettings(tx, cart.id, {
      country,
      ...(typeof method === 'object' && { carrier_code: method.carrierCode, method_code: method.methodCode }),
      ...(paymentCode && { payment_code: paymentCode }),
    })
    return { ok: true }
  })
}

/** One code of the two is enough: old clients know only the carrier at first. */
function findMethod(
  offered: readonly ShippingMethod[],
  { carrierCode, methodCode }: MethodChoice,
): ShippingMethod | 'unknown' | 'unsaid' {
  if (!carrierCode && !methodCode) return 'unsaid'
  return (
    offered.find(
      (method) =>
        (!carrierCode || method.carrierCode === carrierCode) && (!methodCode || method.methodCode === methodCode),
    ) ?? 'unknown'
  )
}

const isVirtual = (lines: readonly Pick<CartLine, 'productType'>[]) =>
  isVirtualForPayment(lines.map(({ productType }) => productType))

function countryOf(sent: unknown): string | null {
  const code = typeof sent === 'string' ? sent.trim().toUpperCase() : ''
  return /^[A-Z]{2,3}$/.test(code) ? code : null
}
