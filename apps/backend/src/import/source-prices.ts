import type { StoreView } from '@mantel/domain/store'
import type { Row } from '../platform/db/index.ts'
import { type Fields, isMissing, quote, toDate, toInteger, toNumber, toRecords } from './values.ts'

type PriceRow = Omit<Row<'product_price'>, 'store_code' | 'product_id'>
type Taxed = StoreView['tax']

/** The limit of numeric(12,4). */
const highestPrice = 99_999_999.9999

/**
 * The prices as entered. A document with an original_price above 0 has been through tax calculation in another shop:
 * price is then the displayed price, and original_* are the entered prices without tax. The result is a text, the
 * reason, if a price or a date cannot be read: leaving it out would sell at another price.
 */
export function readSourcePrices(
  document: Fields,
  tax: Taxed,
): { price: PriceRow | null; warnings: string[] } | string {
  const unreadable = findUnreadable(document)
  if (unreadable) return unreadable
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

const amounts = [
  ...['price', 'special_price', 'final_price'],
  ...['original_price', 'original_special_price', 'original_final_price', 'original_price_incl_tax'],
]
const dates = ['special_from_date', 'special_to_date']

function findUnreadable(document: Fields): string | undefined {
  const guest = guestPrice(document)
  const fields = guest ? { ...document, price: guest.price, original_price: guest.original_price } : document
  const amount = amounts.find((name) => !isMissing(fields[name]) && toNumber(fields[name]) === undefined)
  if (amount) return `${amount} ${quote(fields[amount])} is not a number`
  const date = dates.find((name) => !isMissing(fields[name]) && !isZeroDate(fields[name]) && !toDate(fields[name]))
  return date && `${date} ${quote(fields[date])} is not a date`
}

/** MySQL's form of a missing date. */
const isZeroDate = (value: unknown) => typeof value === 'string' && value.startsWith('0000-00-00')

function sourceOf(document: Fields, tax: Taxed): Fields {
  const guest = guestPrice(document)
  if (guest) return ofGuests(guest)
  return positive(document.original_price) === null ? document : beforeTaxStep(document, tax)
}

/** Older dumps list the prices of all customer groups: [{price, original_price, customer_group_id}]. */
function guestPrice({ price }: Fields): Fields | undefined {
  const prices = toRecords(price)
  return prices.find(({ customer_group_id }) => toInteger(customer_group_id) === 0) ?? prices[0]
}

function ofGuests(guest: Fields): Fields {
  const now = toNumber(guest.price)
  const price = positive(guest.original_price) ?? now
  return { price, special_price: now !== undefined && price !== undefined && now < price ? now : null }
}

/** The other shop's tax calculation omits original_* of a price that was not entered; the field without the prefix is then net, too. */
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
