import type { PaymentMethod, ShippingMethod } from '@mantel/domain/store'
import type { GroupTokens } from '../customer/index.ts'
import { type Call, type Handlers, ok } from '../platform/http/index.ts'
import { applyCoupon, findCartCoupon, withdrawCoupon } from './change-coupon.ts'
import { chooseMethods, listMethods, type MethodChoice, paymentMethods } from './choose-methods.ts'
import { readTotals } from './read-totals.ts'
import type { Shelf } from './shelf.ts'
import { whoAsks } from './who-asks.ts'
import { wireTotals } from './wire-totals.ts'

type TotalsCalls =
  | 'cartTotals'
  | 'cartCollectTotals'
  | 'cartPaymentMethods'
  | 'cartShippingMethods'
  | 'cartShippingInformation'
  | 'cartApplyCoupon'
  | 'cartDeleteCoupon'
  | 'cartCoupon'

export function totalsHandlers({
  shelf,
  groupTokens,
}: {
  shelf: Shelf
  groupTokens: GroupTokens
}): Pick<Handlers, TotalsCalls> {
  const ask = (call: Call<TotalsCalls>) => whoAsks(groupTokens, call, call.query.cartId)

  async function choose(call: Call<'cartShippingInformation' | 'cartCollectTotals'>, choice: MethodChoice) {
    const asked = await ask(call)
    if (!asked.ok) return asked
    const chosen = await chooseMethods(call.ctx, asked.address, choice)
    return chosen.ok ? readTotals(call.ctx, shelf, asked.address, asked) : chosen
  }

  return {
    async cartTotals(call) {
      const asked = await ask(call)
      if (!asked.ok) return asked
      const summed = await readTotals(call.ctx, shelf, asked.address, asked)
      return summed.ok ? ok(wireTotals(summed, call.ctx.view)) : summed
    },

    async cartCollectTotals(call) {
      const summed = await choose(call, sentMethods(call.body.methods))
      return summed.ok ? ok(wireTotals(summed, call.ctx.view)) : summed
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
      const payment_methods = paymentMethods(view, summed.lines, summed.due).map(wirePayment)
      return ok({ payment_methods, totals: wireTotals(summed, view) })
    },

    async cartPaymentMethods(call) {
      const asked = await ask(call)
      if (!asked.ok) return asked
      const summed = await readTotals(call.ctx, shelf, asked.address, asked)
      // Whoever may not see prices still learns how one pays here.
      if (summed.ok) return ok(paymentMethods(call.ctx.view, summed.lines, summed.due).map(wirePayment))
      const methods = await listMethods(call.ctx, asked.address)
      return methods.ok ? ok(methods.payment.map(wirePayment)) : methods
    },

    async cartShippingMethods(call) {
      const asked = await ask(call)
      if (!asked.ok) return asked
      const { country_id, countryId } = call.body.address
      const methods = await listMethods(call.ctx, asked.address, country_id || countryId)
      return methods.ok ? ok(methods.shipping.map(wireShipping)) : methods
    },

    async cartApplyCoupon(call) {
      const asked = await ask(call)
      if (!asked.ok) return asked
      const done = await applyCoupon(call.ctx, shelf, asked.address, call.query.coupon, asked)
      return done.ok ? ok(true) : done
    },

    async cartDeleteCoupon(call) {
      const asked = await ask(call)
      if (!asked.ok) return asked
      const done = await withdrawCoupon(call.ctx, asked.address)
      return done.ok ? ok(true) : done
    },

    async cartCoupon(call) {
      const asked = await ask(call)
      if (!asked.ok) return asked
      const found = await findCartCoupon(call.ctx, asked.address)
      return found.ok ? ok(found.code) : found
    },
  }
}

/** {paymentMethod: {method}, shippingCarrierCode, shippingMethodCode}; what is something else counts as unsaid. */
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

const wirePayment = ({ code, title, offline }: PaymentMethod) => ({ code, title, ...(offline && { offline }) })

/** As the store's data say; the totals hold the tax that is really in it. */
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
    ...(method.isDefault && { default: true }),
    offline: method.offline,
  }
}
