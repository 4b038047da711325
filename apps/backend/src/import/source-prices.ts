import type { StoreView } from '@mantel/domain/store'
import type { Row } from '../platform/db/index.ts'
import { type Fields, toDate, toInteger, toNumber, toRecords } from './values.ts'

type PriceRow = Omit<Row<'product_price'>, 'store_code' | 'product_id'>
type Taxed = StoreView['tax']

/** The limit of numeric(12,4). */
const highestPrice = 99_999_999.9999

/**
 * The prices as entered. A document with an original_price above 0 has been through tax calculation in another shop:
 * price is then the displayed price, and original_* are the entered prices without tax.
 */
export function readSourcePrices(
  document: Fields,
  tax: Taxed,
): { price: PriceRow | null; warnings: string[] } | string {
  const source = sourceOf(document, tax)
  const price = toNumber(source.price)
  if (price === undefined) return { price: null, warnings: [] }
  const special = positive(source.special_price)
  const final = positive(source.final_price)
  if ([price, special, final].some((amount) => amount !== null && (amount < 0 || amount > highestPrice)))
    return 'a price is negative or too high'
  const window = readWindow(document)
  const isNever = window.from !== null && window.to !== null && window.from >= window.to
  const special_price = isNever ? null : special
  return {
    price: {
      price: round(price),
      special_price: special_price === null ? null : round(special_price),
      final_price: final === null ? null : round(final),
      special_from: isNever ? null : (window.from?.toISOString() ?? null),
      special_to: isNever ? null : (window.to?.toISOString() ?? null),
    },
    warnings: isNever && special !== null ? ['special price was skipped: it ends before it starts'] : [],
  }
}

function sourceOf(document: Fields, tax: Taxed): Fields {
  if (Array.isArray(document.price)) return ofGuests(toRecords(document.price))
  return positive(document.original_price) === null ? document : beforeTaxStep(document, tax)
}

/** Older dumps list the prices of all customer groups: [{price, original_price, customer_group_id}]. */
function ofGuests(prices: Fields[]): Fields {
  const guests = prices.find(({ customer_group_id }) => toInteger(customer_group_id) === 0) ?? prices[0]
  const now = toNumber(guests?.price)
  const price = positive(guests?.original_price) ?? now
  return { price, special_price: now !== undefined && price !== undefined && now < price ? now : null }
}

/** The tax calculation leaves out an original_* price that was not entered; the field without prefix is then net, too. */
function beforeTaxStep(document: Fields, tax: Taxed): Fields {
  const net = toNumber(document.original_price) ?? 0
  const gross = toNumber(document.original_price_incl_tax) ?? 0
  const withTax = net > 0 && gross > 0 ? gross / net : 1
  const source = tax.sourcePriceIncludesTax ? withTax : 1
  const final = tax.finalPriceIncludesTax ? withTax : 1
  return {
    price: net * source,
    special_price: (toNumber(document.original_special_price) ?? toNumber(document.special_price) ?? 0) * source,
    final_price: (toNumber(document.original_final_price) ?? toNumber(document.final_price) ?? 0) * final,
  }
}

function readWindow(document: Fields): { from: Date | null; to: Date | null } {
  return { from: toDate(document.special_from_date) ?? null, to: toDate(document.special_to_date) ?? null }
}

/** 0 means "no price" in the wire format. */
function positive(value: unknown): number | null {
  const number = toNumber(value)
  return number === undefined || number === 0 ? null : number
}

function round(amount: number): number {
  return Math.round(amount * 10_000) / 10_000
}
