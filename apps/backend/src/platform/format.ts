import { postalLines } from '@mantel/domain/checkout'
import type { OrderAddress } from '@mantel/domain/order'
import type { Language, Seller } from '@mantel/domain/store'

/** 20% in English and Italian, 20 % in German; 5.5 with the language's own comma. */
export function formatRate(rate: number, language: string): string {
  const number = language === 'en' ? String(rate) : String(rate).replace('.', ',')
  return language === 'de' ? `${number}\u00a0%` : `${number}%`
}

/** In the store's format, such as DD.MM.YYYY. Days are UTC days, so that a document reads the same wherever it is created. */
export function formatDay(at: Date, dateFormat: string): string {
  const [year = '', month = '', day = ''] = at.toISOString().slice(0, 10).split('-')
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day)
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

function countryName(country: string, language: string): string {
  const names = new Intl.DisplayNames(supportedLanguage(language), { type: 'region', fallback: 'code' })
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
