import { stockNeeded } from '@mantel/domain/cart'
import type { OrderedLine, OrderSnapshot, PaymentTerms } from '@mantel/domain/order'
import type { PaymentMethod, ShippingMethod, StoreView, Website } from '@mantel/domain/store'
import { type PricedLine, type SummedLines, shownOptions } from '../cart/index.ts'
import type { Addresses } from './read-addresses.ts'
import type { Orderer } from './resolve-orderer.ts'

type SnapshotInput = {
  view: StoreView
  orderer: Orderer
  addresses: Addresses
  summed: SummedLines
  shipping: ShippingMethod | null
  payment: PaymentMethod
  paidByCards: { hint: string; amount: number }[]
  due: number
  terms: PaymentTerms | undefined
  purchaseOrder: string | undefined
  website: Website
  downloadConsent: boolean
}

/** The contract between buyer and seller: texts and amounts at the time of the order. */
export function toSnapshot(input: SnapshotInput): OrderSnapshot {
  const { view, orderer, addresses, summed, shipping, payment, paidByCards, due, terms, purchaseOrder, website } = input
  const { billing, email } = addresses
  const { subtotal, discount, shippingDiscount, shipping: carried, byRate, total } = summed.totals
  const to = addresses.shipping
  const reverseCharge = reverseChargeOf(summed, view, website)
  const lines = summed.lines.map((line, index) => toOrderedLine(line, summed, index, view))
  return {
    version: 1,
    language: view.language,
    locale: view.i18n.defaultLocale,
    currency: view.i18n.currencyCode,
    shown: view.prices.shown,
    rounding: view.prices.rounding,
    taxCountry: view.tax.defaultCountry,
    buyer: {
      customerId: orderer.customerId,
      groupId: orderer.groupId,
      email,
      firstname: billing.firstname,
      lastname: billing.lastname,
    },
    lines,
    totals: { subtotal, discount, shippingDiscount, shipping: carried, byRate, total, giftCards: paidByCards, due },
    coupon: summed.coupon.state === 'applies' ? summed.coupon.code : null,
    shipping:
      shipping && to
        ? {
            carrierCode: shipping.carrierCode,
            methodCode: shipping.methodCode,
            title: `${shipping.carrierTitle} – ${shipping.methodTitle}`,
            address: to,
          }
        : null,
    payment: { code: payment.code, title: payment.title, terms },
    // The invoice has to show the number that the tax depends on, whatever the buyer entered.
    billing: reverseCharge ? { ...billing, vatId: reverseCharge.buyerVatId } : billing,
    purchaseOrder,
    reverseCharge,
    // The field is omitted in orders without downloadable files.
    downloadConsent: input.downloadConsent && lines.some(({ downloads }) => downloads) ? true : undefined,
  }
}

function reverseChargeOf(
  { reverseCharge }: SummedLines,
  { shipping }: StoreView,
  { seller }: Website,
): OrderSnapshot['reverseCharge'] {
  if (!reverseCharge || shipping.origin === null) return undefined
  const sellerVatId = seller.vatIds[shipping.origin]
  if (!sellerVatId) throw new Error(`the seller has no VAT number for ${shipping.origin}`)
  return { buyerVatId: reverseCharge.number, sellerVatId }
}

function toOrderedLine(line: PricedLine, { totals }: SummedLines, index: number, view: StoreView): OrderedLine {
  const { product, configured, price } = line
  const sums = totals.lines[index]
  if (!product || !configured || !price || !sums) throw new Error(`line ${index} of an order has no price`)
  const sold = stockNeeded(configured)
  const downloads = downloadsOf(line, product, sold)
  return {
    productId: product.id,
    productSku: line.productSku,
    boughtSku: line.boughtSku,
    productType: line.productType,
    name: product.name,
    options: shownOptions(line, view),
    selection: line.selection,
    image: product.images[configured.bought.id] ?? product.images[product.id] ?? null,
    path: product.path,
    quantity: line.quantity,
    unit: sums.unit,
    full: sums.full,
    discount: sums.discount,
    charged: sums.charged,
    rates: [...new Set(price.unit.map(({ rate }) => rate))],
    unitByRate: price.unit.length > 1 ? price.unit : undefined,
    stock: sold.map(({ sellable, perPiece }) => ({ productId: sellable.id, perPiece })),
    downloads: downloads.length > 0 ? downloads : undefined,
  }
}

/** The files of the product, or of a bundle's parts. Of a product whose files are sold separately, the chosen files. */
function downloadsOf(
  { quantity, selection }: PricedLine,
  { id, downloads: soldSeparately, files }: NonNullable<PricedLine['product']>,
  sold: ReturnType<typeof stockNeeded>,
): NonNullable<OrderedLine['downloads']> {
  return sold.flatMap(({ sellable, perPiece }) =>
    (files[sellable.id] ?? [])
      .filter((file) => sellable.id !== id || soldSeparately.length === 0 || selection.downloads.includes(file.id))
      .map((file) => ({ ...file, limit: file.limit && file.limit * perPiece * quantity })),
  )
}
