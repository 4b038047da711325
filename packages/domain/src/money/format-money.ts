import type { PriceFormat } from '../store/store-view.ts'
import type { Money } from './money.ts'

/** Store view settings needed to format prices. */
export type PriceText = { currencyCode: string; currencySign: string; priceFormat: PriceFormat }

/** £1,234.50 or €1.234,50, from store data instead of Intl, so that server and browser produce the same text. */
export function formatMoney(money: Money, text: PriceText): string {
  if (money.currency !== text.currencyCode) {
    throw new TypeError(`${money.currency} cannot be formatted with the currency sign of ${text.currencyCode}`)
  }
  return formatPrice(money.amount, text)
}

/** minorUnits are of the store's currency. */
export function formatPrice(minorUnits: number, { currencySign, priceFormat }: PriceText): string {
  const { fractionDigits, decimal, group, pattern } = priceFormat
  const digits = String(Math.abs(minorUnits)).padStart(fractionDigits + 1, '0')
  const whole = digits.slice(0, digits.length - fractionDigits)
  const fraction = fractionDigits > 0 ? decimal + digits.slice(-fractionDigits) : ''
  const amount = groupDigits(whole, group) + fraction
  const unsigned = pattern.replace('{sign}', () => currencySign).replace('{amount}', () => amount)
  return minorUnits < 0 ? `-${unsigned}` : unsigned
}

function groupDigits(whole: string, separator: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, () => separator)
}
