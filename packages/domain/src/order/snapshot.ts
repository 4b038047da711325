import type { Selection } from '../cart/index.ts'
import type { VatAmount } from '../money/index.ts'
import type { RateSum, Rounding } from '../pricing/index.ts'

/**
 * What buyer and seller agreed, as it was then: pages, mails and invoices are written from this alone, whatever becomes of
 * products, prices and texts. Amounts in minor units; in each net + tax = gross.
 */
export type OrderSnapshot = {
  version: 1
  language: string
  locale: string
  currency: string
  /** As the store shows prices. */
  shown: 'gross' | 'net'
  rounding: Rounding
  taxCountry: string
  buyer: { customerId: number | null; groupId: number | null; email: string; firstname: string; lastname: string }
  lines: OrderedLine[]
  totals: OrderTotals
  coupon: string | null
  /** null: nothing of it is carried. */
  shipping: { carrierCode: string; methodCode: string; title: string; address: OrderAddress } | null
  payment: { code: string; title: string }
  billing: OrderAddress
}

export type OrderedLine = {
  productId: number
  productSku: string
  boughtSku: string
  productType: string
  name: string
  /** What was chosen, in words. */
  options: { label: string; value: string }[]
  selection: Selection
  /** Path of the picture below /img; null: it has none. */
  image: string | null
  path: string | null
  quantity: number
  unit: VatAmount
  full: VatAmount
  discount: VatAmount
  charged: VatAmount
  /** Percent; several where a bundle holds goods of several rates. */
  rates: number[]
}

export type OrderTotals = {
  subtotal: VatAmount
  /** Of goods and shipping together; 0 or below. */
  discount: VatAmount
  shippingDiscount: VatAmount
  shipping: VatAmount
  byRate: RateSum[]
  total: VatAmount
  /** Paid with gift cards; above 0. hint: the last letters of the code. */
  giftCards: { hint: string; amount: number }[]
  /** What is left to pay by the payment method. */
  due: number
}

export type OrderAddress = {
  firstname: string
  lastname: string
  company: string
  vatId: string
  street: string[]
  city: string
  postcode: string
  region: string
  country: string
  telephone: string
}
