import type { SentBody } from '@mantel/contract'
import { calculateTotals } from '@mantel/domain/cart'
import { type AddressDetails, addressOf, type CheckoutDetails, splitMethodKey } from '@mantel/domain/checkout'
import { toMajorUnits } from '@mantel/domain/money'
import type { CartLine } from '../cart/state.ts'
import type { EngineView } from '../engine.ts'

export type OrderBody = SentBody<'orderPlace'>

export type OrderParts = {
  /** Created before the first attempt. The shop accepts each order id once, so sending it twice places one order. */
  orderId: string
  now: number
  view: Pick<EngineView, 'code' | 'storeId' | 'prices' | 'i18n'>
  details: CheckoutDetails
  lines: readonly CartLine[]
  cartId: string | null
  customerId: number | null
  isVirtual: boolean
  /** The amount due that the shopper saw, in minor units; null where it was not certain. */
  due: number | null
  /** The shopper agreed that the right of withdrawal ends when a download starts. */
  downloadConsent?: boolean
}

/** The order as sent: the content that the shopper saw, with the prices that they expect to pay. */
export function buildOrderBody(parts: OrderParts): OrderBody {
  const { orderId, now, view, details, cartId, customerId, isVirtual } = parts
  const { personalDetails, shippingDetails, paymentDetails, sendToShippingAddress } = details
  const email = personalDetails.emailAddress.trim()
  const at = new Date(now).toISOString()
  const { carrierCode, methodCode } = splitMethodKey(shippingDetails.shippingMethod)
  const billed = sendToShippingAddress && !isVirtual ? shippingDetails : paymentDetails
  const purchaseOrder = paymentDetails.purchaseOrder.trim()
  const contact = paymentDetails.phoneNumber || shippingDetails.phoneNumber
  return {
    order_id: orderId,
    created_at: at,
    updated_at: at,
    transmited: false,
    user_id: customerId === null ? '' : String(customerId),
    cart_id: cartId ?? '',
    store_code: view.code,
    store_id: view.storeId,
    products: products(parts),
    addressInformation: {
      shippingAddress: isVirtual ? undefined : { ...wireAddress(addressOf(shippingDetails)), company: '', email },
      billingAddress: {
        ...wireAddress({ ...addressOf(billed), phoneNumber: billed.phoneNumber || contact }),
        company: paymentDetails.company.trim(),
        vat_id: paymentDetails.taxId.trim(),
        email,
      },
      shipping_method_code: isVirtual ? '' : methodCode,
      shipping_carrier_code: isVirtual ? '' : carrierCode,
      payment_method_code: paymentDetails.paymentMethod,
      payment_method_additional: {},
      shippingExtraFields: null,
      po_number: purchaseOrder || undefined,
      download_consent: parts.downloadConsent || undefined,
      expected_due: parts.due === null ? undefined : toMajorUnits(parts.due, view.i18n.priceFormat.fractionDigits),
    },
  }
}

/** price_incl_tax is the unit price that the shopper expects: the shop does not charge another one without consent. */
function products({ lines, view, cartId }: OrderParts): OrderBody['products'] {
  const { rounding } = view.prices
  const sums = calculateTotals({ lines: lines.map(({ unit, qty }) => ({ unit: unit ?? [], quantity: qty })), rounding })
  const toMajor = (amount: number) => toMajorUnits(amount, view.i18n.priceFormat.fractionDigits)
  return lines.map((line, at) => {
    const unit = sums.lines[at]?.unit
    return {
      sku: line.sku,
      parentSku: line.parentSku,
      qty: line.qty,
      name: line.name,
      type_id: line.typeId,
      ...(line.unit && unit && { price: toMajor(unit.net), price_incl_tax: toMajor(unit.gross) }),
      product_option: line.productOption as OrderBody['products'][number]['product_option'],
      ...(line.itemId !== null && { server_item_id: line.itemId, server_cart_id: cartId }),
    }
  })
}

/** The address format of orders and address books. */
export function wireAddress(address: AddressDetails) {
  return {
    firstname: address.firstName.trim(),
    lastname: address.lastName.trim(),
    street: [address.streetAddress.trim(), address.apartmentNumber.trim()],
    city: address.city.trim(),
    postcode: address.zipCode.trim(),
    region: address.state.trim(),
    region_id: address.region_id,
    region_code: '',
    country_id: address.country,
    telephone: address.phoneNumber.trim(),
  }
}
