import { dictionary as base } from '../en-GB/dictionary.ts'
import type { Dictionary } from '../text.ts'

/** The texts in which American English differs. */
const differences = {
  'date.day': '{month} {day}',
  'date.with_year': '{month} {day}, {year}',
  'delivery.cost': 'Shipping {price}',
  'delivery.free': 'Free shipping',
  'delivery.to': 'We ship to: {countries}',
  'delivery.title': 'Shipping and returns',
  'footer.prices_gross': 'All prices include VAT. Shipping is added at checkout.',
  'stores.note': 'Each store has its own prices, shipping options and cart.',
  'type.custom_options': 'Personalize it',
  'product.sku': 'Item number',
  'title.cataloguepage': 'Catalog',
} satisfies Partial<Dictionary>

export const dictionary: Dictionary = { ...base, ...differences }
