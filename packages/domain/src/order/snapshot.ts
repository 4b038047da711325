import type { Selection } from '../cart/index.ts'
import type { VatAmount } from '../money/index.ts'
import type { RatedAmount, RateSum, Rounding } from '../pricing/index.ts'
import type { PaymentTerms } from './payment-terms.ts'

/**
 * The order as agreed at checkout. Pages, mails and invoices are rendered from this snapshot only, so later changes of
 * products, prices or texts do not affect them. Amounts in minor units; in each, net + tax = gross.
 */
export type OrderSnapshot = {
  version: 1
  language: string
  locale: string
  currency: string
  /** Whether prices were shown with or without tax. */
  shown: 'gross' | 'net'
  rounding: Rounding
  taxCountry: string
  buyer: { customerId: number | null; groupId: number | null; email: string; firstname: string; lastname: string }
  lines: OrderedLine[]
  totals: OrderTotals
  coupon: string | null
  /** null when nothing is shipped. */
  shipping: { carrierCode: string; methodCode: string; title: string; address: OrderAddress } | null
  /** terms: of an order that is paid later, by bank transfer. */
  payment: { code: string; title: string; terms?: PaymentTerms }
  billing: OrderAddress
  /** The buyer's own reference for the order (purchase order number), in trade stores. */
  purchaseOrder?: string
  /** Only in orders with reverse charge, for which the buyer accounts for the VAT. */
  reverseCharge?: { buyerVatId: string; sellerVatId: string }
  /** The buyer agreed that starting a download ends the right to withdraw from it (directive 2011/83/EU, article 16 m). */
  downloadConsent?: boolean
}

export type OrderedLine = {
  productId: number
  productSku: string
  boughtSku: string
  productType: string
  name: string
  /** Chosen options as label and value texts. */
  options: { label: string; value: string }[]
  selection: Selection
  /** Picture path below /img; null without a picture. */
  image: string | null
  path: string | null
  quantity: number
  unit: VatAmount
  full: VatAmount
  discount: VatAmount
  charged: VatAmount
  /** Percentages; a bundle may hold products with different rates. */
  rates: number[]
  /** The unit price by rate, before discount; only lines with several rates have it. */
  unitByRate?: RatedAmount[]
  /**
   * For each product: how many units one unit of the line takes from stock. A bundle takes its parts. Orders from before the shop
   * recorded parcels have no such data.
   */
  stock?: { productId: number; perPiece: number }[]
  /** Files that the line contains; only lines with files have them. limit: downloads of the whole line; null: unlimited. */
  downloads?: { id: string; title: string; file: string; limit: number | null }[]
}

export type OrderTotals = {
  subtotal: VatAmount
  /** Discount on products and shipping together; 0 or negative. */
  discount: VatAmount
  shippingDiscount: VatAmount
  shipping: VatAmount
  byRate: RateSum[]
  total: VatAmount
  /** Amounts paid by gift cards, positive. hint: the last characters of the code. */
  giftCards: { hint: string; amount: number }[]
  /** Amount due through the payment method. */
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
