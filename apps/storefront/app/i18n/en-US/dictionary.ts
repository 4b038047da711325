import { dictionary as base } from '../en-GB/dictionary.ts'
import type { Dictionary } from '../text.ts'

/** Where American English says it otherwise. */
const differences = {
  'date.day': '{month} {day}',
  'date.with_year': '{month} {day}, {year}',
  'delivery.cost': 'Shipping {price}',
  'delivery.free': 'Shipping is free',
  'delivery.to': 'Shipping to {countries}',
  'delivery.title': 'Shipping and returns',
  'footer.prices_gross': 'All prices include VAT. Shipping is added at the checkout.',
  'stores.note': 'Each store has prices, shipping and a cart of its own.',
  'product.sku': 'Item number',
  'title.cataloguepage': 'Catalog',
} satisfies Partial<Dictionary>

export const dictionary: Dictionary = { ...base, ...differences }
