import type { PaymentMethod, ShippingMethod } from '@mantel/domain/store'
import { type ProductLookup, readTotals, resolveCartAccess, toWireTotals } from '../cart/index.ts'
import type { GroupTokens } from '../customer/index.ts'
import { type Call, type Handlers, ok } from '../platform/http/index.ts'
import { chooseMethods, listMethods, type MethodChoice, paymentMethods } from './choose-methods.ts'

type MethodCalls = 'cartCollectTotals' | 'cartPaymentMethods' | 'cartShippingMethods' | 'cartShippingInformation'

export function methodHandlers({
  productLookup,
  groupTokens,
}: {
  productLookup: ProductLookup
  groupTokens: GroupTokens
}): Pick<Handlers, MethodCalls> {
  const resolveAccess = (call: Call<MethodCalls>) => resolveCartAccess(groupTokens, call, call.query.cartId)

  async function choose(call: Call<'cartShippingInformation' | 'cartCollectTotals'>, choice: MethodChoice) {
    const access = await resolveAccess(call)
    if (!access.ok) return access
    const chosen = await chooseMethods(call.ctx, access.cartRef, { ...choice, groupId: access.groupId })
    if (!chosen.ok) return chosen
    const summed = await readTotals(call.ctx, productLookup, access.cartRef, access)
    return summed.ok ? { ...summed, groupId: access.groupId } : summed
  }

  return {
    async cartCollectTotals(call) {
      const summed = await choose(call, sentMethods(call.body.methods))
      return summed.ok ? ok(toWireTotals(summed, call.ctx.view)) : summed
    },

    async cartShippingInformation(call) {
      const { shippingAddress, shippingCarrierCode, shippingMethodCode } = call.body.addressInformation
      const summed = await choose(call, {
        country: shippingAddress?.countryId || shippingAddress?.country_id,
        carrierCode: shippingCarrierCode,
        methodCode: shippingMethodCode,
      })
      if (!summed.ok) return summed
      const { view } = call.ctx
      const payment_methods = wirePayments(paymentMethods(view, summed.lines, summed))
      return ok({ payment_methods, totals: toWireTotals(summed, view) })
    },

    async cartPaymentMethods(call) {
      const access = await resolveAccess(call)
      if (!access.ok) return access
      const summed = await readTotals(call.ctx, productLookup, access.cartRef, access)
      const { groupId } = access
      if (summed.ok) {
        return ok(wirePayments(paymentMethods(call.ctx.view, summed.lines, { groupId, due: summed.due })))
      }
      // Buyers who may not see prices still see the payment methods.
      const methods = await listMethods(call.ctx, access.cartRef, { groupId })
      return methods.ok ? ok(wirePayments(methods.payment)) : methods
    },

    async cartShippingMethods(call) {
      const access = await resolveAccess(call)
      if (!access.ok) return access
      const { country_id, countryId } = call.body.address
      const methods = await listMethods(call.ctx, access.cartRef, {
        groupId: access.groupId,
        sentCountry: country_id || countryId,
      })
      return methods.ok ? ok(methods.shipping.map(wireShipping)) : methods
    },
  }
}

/** {paymentMethod: {method}, shippingCarrierCode, shippingMethodCode}; other types count as not sent. */
function sentMethods(methods: Record<string, unknown>): MethodChoice {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const payment = methods.paymentMethod
  const method = typeof payment === 'object' && payment !== null && 'method' in payment ? payment.method : payment
  return {
    carrierCode: text(methods.shippingCarrierCode),
    methodCode: text(methods.shippingMethodCode),
    paymentCode: text(method),
  }
}

/** Payment methods cost nothing: surcharges for consumers are unlawful in the UK and the EU. The first is the default. */
function wirePayments(methods: readonly PaymentMethod[]) {
  return methods.map(({ code, title, offline }, at) => ({
    code,
    title,
    cost: 0,
    cost_incl_tax: 0,
    default: at === 0,
    offline,
    is_server_method: true,
  }))
}

/** Amounts as configured for the store; the exact tax is part of the totals. */
function wireShipping(method: ShippingMethod) {
  return {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    carrier_title: method.carrierTitle,
    method_title: method.methodTitle,
    amount: method.amount,
    base_amount: method.amount,
    price_excl_tax: method.amount,
    price_incl_tax: method.amountInclTax,
    available: true,
    error_message: '',
    default: method.isDefault || undefined,
    offline: method.offline,
  }
}
