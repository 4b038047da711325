import { postalLines, streetLines } from '@mantel/domain/checkout'
import { formatPrice } from '@mantel/domain/money'
import type { Seller, StoreView } from '@mantel/domain/store'
import { type TextSet, textSetOf } from './text-set.ts'

const countryNames: Readonly<Record<TextSet, Readonly<Record<string, string>>>> = {
  en: { GB: 'the United Kingdom' },
  de: { DE: 'Deutschland', AT: 'Österreich' },
  it: { IT: 'Italia' },
  trade: {
    GB: 'the United Kingdom',
    SI: 'Slovenia',
    AT: 'Austria',
    BE: 'Belgium',
    DE: 'Germany',
    ES: 'Spain',
    FR: 'France',
    HR: 'Croatia',
    HU: 'Hungary',
    IE: 'Ireland',
    IT: 'Italy',
    NL: 'the Netherlands',
    PL: 'Poland',
  },
}

const englishRegister = /^Registered in England and Wales, no\. (\d+)$/
/** The demo company's register entry on pages in other languages, after the register's name there. */
const registerTexts: Readonly<Partial<Record<TextSet, string>>> = {
  de: 'Companies House (England und Wales), Nr. $1',
  it: 'Companies House (Inghilterra e Galles), n. $1',
}

/** Values for the placeholders in texts. The company is the seller of the website, as on invoices and in mails. */
export function storeFacts(view: StoreView, seller: Seller): Record<string, string> {
  const voice = textSetOf(view)
  const method = view.shipping.methods.find(({ isDefault }) => isDefault) ?? view.shipping.methods[0]!
  const names = method.countries.map((code) => countryNames[voice][code] ?? code)
  const country =
    new Intl.DisplayNames(view.i18n.defaultLocale, { type: 'region' }).of(seller.country) ?? seller.country
  const isAbroad = seller.country !== view.tax.defaultCountry
  return {
    shipping: formatPrice(Math.round(method.amountInclTax * 10 ** view.i18n.priceFormat.fractionDigits), view.i18n),
    countries: new Intl.ListFormat(view.i18n.defaultLocale, { type: 'conjunction' }).format(names),
    email: seller.email,
    telephone: seller.telephone,
    company: seller.name,
    address: [seller.name, ...postalLines(seller), ...(isAbroad ? [country] : [])].join(', '),
    street: streetLines(seller).join(', '),
    city: seller.city,
    registration: seller.registration.replace(englishRegister, registerTexts[voice] ?? '$&'),
    vatId: seller.vatIds[view.tax.defaultCountry] ?? seller.vatIds[seller.country] ?? '',
  }
}
