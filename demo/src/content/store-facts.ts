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

/** Values for the placeholders in texts. The company is the seller of the website, as on invoices and in mails. */
export function storeFacts(view: StoreView, seller: Seller): Record<string, string> {
  const voice = textSetOf(view)
  const method = view.shipping.methods.find(({ isDefault }) => isDefault) ?? view.shipping.methods[0]!
  const names = method.countries.map((code) => countryNames[voice][code] ?? code)
  return {
    shipping: formatPrice(Math.round(method.amountInclTax * 10 ** view.i18n.priceFormat.fractionDigits), view.i18n),
    countries: new Intl.ListFormat(view.i18n.defaultLocale, { type: 'conjunction' }).format(names),
    email: seller.email,
    telephone: seller.telephone,
    company: seller.name,
    address: [seller.name, ...postalLines(seller)].join(', '),
    street: streetLines(seller).join(', '),
    city: seller.city,
    registration: seller.registration,
    vatId: seller.vatIds[view.tax.defaultCountry] ?? seller.vatIds[seller.country] ?? '',
  }
}
