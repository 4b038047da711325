import { showDay } from '@mantel/domain/cart'
import { postalLines } from '@mantel/domain/checkout'
import type { OrderAddress } from '@mantel/domain/order'
import { calendarDay, type Language, type Seller, type StoreView } from '@mantel/domain/store'

/** 20% in English and Italian, 20 % in German; 5.5 with the language's own comma. */
export function formatRate(rate: number, language: string): string {
  const number = language === 'en' ? String(rate) : String(rate).replace('.', ',')
  return language === 'de' ? `${number}\u00a0%` : `${number}%`
}

export type DayFormat = Pick<StoreView['i18n'], 'dateFormat' | 'timeZone'>

/** The store's day in its format, such as DD.MM.YYYY. */
export function formatDay(at: Date, { dateFormat, timeZone }: DayFormat): string {
  return showDay(calendarDay(at, timeZone), dateFormat)
}

/** The lines of a postal address. */
export function addressLines(address: OrderAddress, language: string): string[] {
  const { company, firstname, lastname, region, country } = address
  return [company, `${firstname} ${lastname}`, ...postalLines(address), region, countryName(country, language)]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function sellerLines(seller: Seller, language: string): string[] {
  return [seller.name, ...postalLines(seller), countryName(seller.country, language)]
}

const countryNames = new Map<Language, Intl.DisplayNames>()

function countryName(country: string, language: string): string {
  const supported = supportedLanguage(language)
  const names = countryNames.get(supported) ?? new Intl.DisplayNames(supported, { type: 'region', fallback: 'code' })
  countryNames.set(supported, names)
  return /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country
}

const languages: Record<Language, true> = { en: true, de: true, it: true }

/** The order's language, or English where the shop no longer has texts in it. */
export function supportedLanguage(language: string): Language {
  return Object.hasOwn(languages, language) ? (language as Language) : 'en'
}

/** 'VAT number GB999999973' */
export function formatVatNumber(id: string, language: string): string {
  return `${vatNumberLabels[supportedLanguage(language)]} ${id}`
}

const vatNumberLabels: Record<Language, string> = { en: 'VAT number', de: 'USt-IdNr.', it: 'Partita IVA' }

/** Replaces each {name} by its value. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
