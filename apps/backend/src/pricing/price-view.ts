import type { TaxRuleDocument } from '@mantel/contract'
import { type PriceContext, type TaxRule, taxGroup, taxRate } from '@mantel/domain/pricing'
import { hasGroupPrices, type Stores, type StoreView, websiteOf } from '@mantel/domain/store'

/** For whom a price is worked out: groupId only from a verified group token, never from what a request merely says. */
export type PriceViewer = { groupId: number | null; now: Date }

/** A store view with what its prices depend on besides the product. */
export type PriceView = {
  view: StoreView
  stores: Stores
  taxRules: readonly TaxRule[]
}

/** null: this viewer may see no price at all. */
export function priceContext(
  { view, stores, taxRules }: PriceView,
  { groupId, now }: PriceViewer,
): PriceContext | null {
  if (view.prices.needGroupToken && groupId === null) return null
  const group = taxGroup(view.tax, groupId)
  const place = {
    country: view.tax.defaultCountry,
    region: view.tax.defaultRegion,
    customerClassId: group === null ? null : customerClass(stores, view, group),
  }
  return {
    rateOf: (taxClassId) => taxRate(taxRules, taxClassId, place),
    sourceIncludesTax: view.tax.sourcePriceIncludesTax,
    finalIncludesTax: view.tax.finalPriceIncludesTax,
    tierGroupId: view.prices.tierPrices ? (groupId ?? 0) : null,
    rounding: view.prices.rounding,
    fractionDigits: view.i18n.priceFormat.fractionDigits,
    now,
  }
}

/** The groups for which the view's prices may differ from those a guest sees. */
export function groupsWithPrices({ view, stores }: PriceView): number[] {
  if (!hasGroupPrices(view)) return []
  return websiteOf(stores, view)
    .customerGroups.map(({ id }) => id)
    .filter((id) => id !== 0)
}

/** A group the website does not list stands for itself, as old shops set it. */
function customerClass(stores: Stores, view: StoreView, groupId: number): number {
  return websiteOf(stores, view).customerGroups.find(({ id }) => id === groupId)?.taxClassId ?? groupId
}

/** From documents in the order in which they count. */
export function toTaxRules(documents: readonly TaxRuleDocument[]): TaxRule[] {
  return documents.map((rule) => ({
    productClassIds: rule.product_tax_class_ids,
    customerClassIds: rule.customer_tax_class_ids,
    rates: rule.rates.map((rate) => ({
      country: rate.tax_country_id,
      regionId: rate.tax_region_id,
      regionName: rate.region_name ?? '',
      percent: rate.rate,
    })),
  }))
}
