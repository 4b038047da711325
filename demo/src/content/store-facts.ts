import { formatPrice } from '@mantel/domain/money'
import type { StoreView } from '@mantel/domain/store'
import { type TextSet, textSetOf } from './text-set.ts'

/** Invented: the shop is an example, and so are its address and numbers. */
const address = 'Mantel Example Ltd, 12 Sample Yard, Exampleton ZZ99 9ZZ'
const email = { shop: 'help@mantel.example', trade: 'trade@mantel.example' }

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

/** Values for the placeholders in texts. */
export function storeFacts(view: StoreView): Record<string, string> {
  const voice = textSetOf(view)
  const method = view.shipping.methods.find(({ isDefault }) => isDefault) ?? view.shipping.methods[0]!
  const names = method.countries.map((code) => countryNames[voice][code] ?? code)
  return {
    shipping: formatPrice(Math.round(method.amountInclTax * 10 ** view.i18n.priceFormat.fractionDigits), view.i18n),
    countries: new Intl.ListFormat(view.i18n.defaultLocale, { type: 'conjunction' }).format(names),
    email: voice === 'trade' ? email.trade : email.shop,
    address,
  }
}
