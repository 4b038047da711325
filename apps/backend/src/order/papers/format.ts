import type { OrderAddress } from '@mantel/domain/order'
import type { Seller } from '@mantel/domain/store'
import { spoken } from './paper-texts.ts'

/** 20% in English and Italian, 20 % in German; 5.5 with the language's own comma. */
export function formatRate(rate: number, language: string): string {
  const number = language === 'en' ? String(rate) : String(rate).replace('.', ',')
  return language === 'de' ? `${number}\u00a0%` : `${number}%`
}

/** As the store writes days: DD.MM.YYYY. Days are those of UTC, so that a paper reads the same wherever it is made. */
export function formatDay(at: Date, dateFormat: string): string {
  const [year = '', month = '', day = ''] = at.toISOString().slice(0, 10).split('-')
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day)
}

/** The lines of an address as a letter has them. */
export function addressLines(address: OrderAddress, language: string): string[] {
  const { company, firstname, lastname, street, postcode, city, region, country } = address
  return [
    company,
    `${firstname} ${lastname}`,
    ...street,
    place(postcode, city, country),
    region,
    countryName(country, language),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function sellerLines({ name, street, postcode, city, country }: Seller, language: string): string[] {
  return [name, ...street, place(postcode, city, country), countryName(country, language)]
}

/** The British write the postcode behind the town, most others before it. */
function place(postcode: string, city: string, country: string): string {
  return country === 'GB' ? `${city} ${postcode}` : `${postcode} ${city}`
}

function countryName(country: string, language: string): string {
  const names = new Intl.DisplayNames(spoken(language), { type: 'region', fallback: 'code' })
  return /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country
}
