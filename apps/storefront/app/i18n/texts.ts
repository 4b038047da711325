import { formatPrice } from '@mantel/domain/money'
import type { StoreView } from '@mantel/domain/store'
import { formatDate, formatDay } from './format-date.ts'
import { formatNumber } from './format-number.ts'
import type { Dictionary } from './text.ts'
import { createTranslator, type Translator } from './translator.ts'

/** Formatters for prices, numbers and dates in the store's format. */
export type Formats = {
  /** Formats minor units of the store's currency: £1,234.50. */
  price(minorUnits: number): string
  number(value: number): string
  /** Formats a date in the store's format: 12/03/2026. */
  date(date: string): string
  /** Formats a date without the year: 12 March. */
  day(date: string): string
  /** Formats a date in words: 12 March 2026. */
  longDay(date: string): string
}

export type Texts = { t: Translator; formats: Formats }

/** Creates translator and formatters for code outside components, such as loaders. Components use useT and useFormats. */
export function createTexts(dictionary: Dictionary, i18n: StoreView['i18n']): Texts {
  const numbers = i18n.priceFormat
  const t = createTranslator({ dictionary, locale: i18n.defaultLocale, numbers })
  return {
    t,
    formats: {
      price: (minorUnits) => formatPrice(minorUnits, i18n),
      number: (value) => formatNumber(value, numbers),
      date: (date) => formatDate(date, i18n),
      day: (date) => formatDay(date, t, i18n),
      longDay: (date) => formatDay(date, t, i18n, true),
    },
  }
}
