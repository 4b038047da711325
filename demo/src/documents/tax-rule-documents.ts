import type { TaxRuleDocument } from '@mantel/contract'

const rates: readonly [country: string, percent: number][] = [
  ['GB', 20],
  ['DE', 19],
  ['IT', 22],
  ['SI', 22],
  ['AT', 20],
]

/** One product tax class, taxed in the buyer's country; class 0 (gift cards) matches no rule. */
export function* taxRuleDocuments(): Iterable<TaxRuleDocument> {
  yield {
    id: 1,
    code: 'Standard rate',
    priority: 0,
    position: 0,
    customer_tax_class_ids: [3],
    product_tax_class_ids: [2],
    tax_rate_ids: rates.map((_, index) => index + 1),
    calculate_subtotal: false,
    rates: rates.map(([country, rate], index) => ({
      id: index + 1,
      tax_country_id: country,
      tax_region_id: 0,
      tax_postcode: '*',
      rate,
      code: `${country} standard`,
      titles: [],
    })),
  }
}
