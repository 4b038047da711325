import type { ResultOf } from '@mantel/contract'
import { methodKey, splitMethodKey } from '@mantel/domain/checkout'
import { toMinorUnits } from '@mantel/domain/money'
import type { ShippingMethod } from '@mantel/domain/store'
import type { Caller } from '../caller.ts'
import type { Cart } from '../cart/cart.ts'
import type { CartRef } from '../cart/cart-calls.ts'

/** Minor units; price with tax, net without. */
export type DeliveryOffer = {
  key: string
  title: string
  carrier: string
  price: number
  net: number
  isDefault: boolean
}

/** null: the server did not answer, or an order holds the cart. */
export function listDeliveries(
  caller: Caller,
  cart: Pick<Cart, 'get' | 'serverCart' | 'withSyncLock'>,
  country: string,
  fractionDigits: number,
): Promise<DeliveryOffer[] | null> {
  return cart.withSyncLock(async () => {
    const address = orderableCart(cart)
    if (!address) return null
    const outcome = await caller.call('cartShippingMethods', {
      ...tokenInput(address),
      query: { cartId: address.cartId },
      body: { address: { country_id: country } },
    })
    return outcome.ok
      ? outcome.result.filter(({ available }) => available !== false).map(offerOf(fractionDigits))
      : null
  })
}

/** The delivery methods in the store's own data, for use while offline. */
export function listOfflineDeliveries(methods: readonly ShippingMethod[], fractionDigits: number): DeliveryOffer[] {
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

export type DeliveryChoice = {
  country: string
  postcode: string
  city: string
  /** '' while no method is chosen. */
  method: string
}

export type PaymentOffer = {
  code: string
  title: string
  /** With tax, in major units: pounds, not pence. */
  cost: number
  isDefault: boolean
  /** The server handles the method, so that it works without code of its own in the browser. */
  isServerMethod: boolean
}

/**
 * Sends the destination and delivery method to the shop. Takes over the new totals and returns the payment methods;
 * null as for `listDeliveries`.
 */
export function chooseDelivery(
  caller: Caller,
  cart: Pick<Cart, 'get' | 'serverCart' | 'applyTotals' | 'withSyncLock'>,
  chosen: DeliveryChoice,
): Promise<PaymentOffer[] | null> {
  return cart.withSyncLock(() => sendDelivery(caller, cart, chosen))
}

async function sendDelivery(
  caller: Caller,
  cart: Pick<Cart, 'get' | 'serverCart' | 'applyTotals'>,
  chosen: DeliveryChoice,
): Promise<PaymentOffer[] | null> {
  const address = orderableCart(cart)
  if (!address) return null
  const { country, postcode, city, method } = chosen
  const { carrierCode, methodCode } = splitMethodKey(method)
  const outcome = await caller.call('cartShippingInformation', {
    ...tokenInput(address),
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
  await cart.applyTotals(outcome.result)
  return outcome.result.payment_methods.map((offered) => ({
    code: offered.code,
    title: offered.title,
    cost: offered.cost_incl_tax ?? offered.cost ?? 0,
    isDefault: offered.default === true,
    isServerMethod: offered.is_server_method === true,
  }))
}

/** null if there is no cart, or if an order has held it since the call began to wait for the lock. */
const orderableCart = (cart: Pick<Cart, 'get' | 'serverCart'>): CartRef | null =>
  cart.get().heldBy === null ? cart.serverCart() : null

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

/** Calls for a guest's cart carry no token, even while the browser has one. */
const tokenInput = ({ owner }: CartRef) => (owner === 'guest' ? { token: null } : {})
