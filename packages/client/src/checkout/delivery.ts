import type { ResultOf } from '@mantel/contract'
import { methodKey, splitMethodKey } from '@mantel/domain/checkout'
import { toMinorUnits } from '@mantel/domain/money'
import type { ShippingMethod } from '@mantel/domain/store'
import type { Caller } from '../caller.ts'
import type { Cart } from '../cart/cart.ts'
import type { CartAddress } from '../cart/cart-calls.ts'

/** Minor units; price with tax, net without. */
export type DeliveryOffer = {
  key: string
  title: string
  carrier: string
  price: number
  net: number
  isDefault: boolean
}

/** null: nobody could be asked. */
export async function listDeliveries(
  caller: Caller,
  cart: CartAddress,
  country: string,
  fractionDigits: number,
): Promise<DeliveryOffer[] | null> {
  const outcome = await caller.call('cartShippingMethods', {
    ...as(cart),
    query: { cartId: cart.cartId },
    body: { address: { country_id: country } },
  })
  return outcome.ok ? outcome.result.filter(({ available }) => available !== false).map(offerOf(fractionDigits)) : null
}

/** What the store's own data offer, for the time without a connection. */
export function readOffers(methods: readonly ShippingMethod[], fractionDigits: number): DeliveryOffer[] {
  return methods
    .filter(({ offline }) => offline)
    .map((method) => ({
      key: methodKey(method),
      title: method.methodTitle,
      carrier: method.carrierTitle,
      price: toMinorUnits(method.amountInclTax, fractionDigits),
      net: toMinorUnits(method.amount, fractionDigits),
      isDefault: method.isDefault,
    }))
}

export type ChosenDelivery = {
  country: string
  postcode: string
  city: string
  /** '' while none is chosen. */
  method: string
}

export type PaymentOffer = { code: string; title: string }

/** Tells the shop where it goes and how. The totals then hold what it costs; the payment methods come with them. */
export async function chooseDelivery(
  caller: Caller,
  cart: Pick<Cart, 'address' | 'takeTotals'>,
  chosen: ChosenDelivery,
): Promise<PaymentOffer[] | null> {
  const address = cart.address()
  if (!address) return null
  const { country, postcode, city, method } = chosen
  const { carrierCode, methodCode } = splitMethodKey(method)
  const outcome = await caller.call('cartShippingInformation', {
    ...as(address),
    query: { cartId: address.cartId },
    body: {
      addressInformation: {
        shippingAddress: { countryId: country, postcode, city, street: [] },
        billingAddress: { countryId: country, street: [] },
        ...(method !== '' && { shippingCarrierCode: carrierCode, shippingMethodCode: methodCode }),
      },
    },
  })
  if (!outcome.ok) return null
  await cart.takeTotals(outcome.result)
  return outcome.result.payment_methods.map(({ code, title }) => ({ code, title }))
}

const offerOf =
  (fractionDigits: number) =>
  (method: ResultOf<'cartShippingMethods'>[number]): DeliveryOffer => ({
    key: methodKey({ carrierCode: method.carrier_code, methodCode: method.method_code }),
    title: method.method_title,
    carrier: method.carrier_title,
    price: toMinorUnits(method.price_incl_tax, fractionDigits),
    net: toMinorUnits(method.price_excl_tax, fractionDigits),
    isDefault: method.default === true,
  })

/** A guest's cart is a guest's also while the browser has a token. */
const as = ({ owner }: CartAddress) => (owner === 'guest' ? { token: null } : {})
