import type { TaxRuleDocument } from '@mantel/contract'
import { type PriceContext, type TaxRule, taxGroup, taxRate } from '@mantel/domain/pricing'
import { hasGroupPrices, type Stores, type StoreView, websiteOf } from '@mantel/domain/store'

/** The viewer of a price. groupId must come from a verified group token, never from an unverified request field. */
export type PriceViewer = { groupId: number | null; now: Date }

/** A store view with the data that its prices depend on, apart from the product. */
export type PriceView = {
  view: StoreView
  stores: Stores
  taxRules: readonly TaxRule[]
}

/** null: this viewer may see no prices. */
export function priceContext(
  { view, stores, taxRules }: PriceView,
  { groupId, now }: PriceViewer,
): PriceContext | null {
  if (view.prices.needGroupToken && groupId === null) return null
  const group = taxGroup(view.tax, groupId)
  const taxLocation = {
    country: view.tax.defaultCountry,
    region: view.tax.defaultRegion,
    customerClassId: group === null ? null : customerClass(stores, view, group),
  }
  return {
    rateOf: (taxClassId) => taxRate(taxRules, taxClassId, taxLocation),
    sourceIncludesTax: view.tax.sourcePriceIncludesTax,
    finalIncludesTax: view.tax.finalPriceIncludesTax,
    tierGroupId: view.prices.tierPrices ? (groupId ?? 0) : null,
    rounding: view.prices.rounding,
    fractionDigits: view.i18n.priceFormat.fractionDigits,
    now,
  }
}

/** The groups whose prices may differ from those of guests. */
export function groupsWithPrices({ view, stores }: PriceView): number[] {
  if (!hasGroupPrices(view)) return []
  return websiteOf(stores, view)
    .customerGroups.map(({ id }) => id)
    .filter((id) => id !== 0)
}

/**
 * The tax class of a customer group. For a group that the website does not list, the group id is used as the tax class id, as older shops
 * did.
 */
function customerClass(stores: Stores, view: StoreView, groupId: number): number {
  return websiteOf(stores, view).customerGroups.find(({ id }) => id === groupId)?.taxClassId ?? groupId
}

/** Expects the documents in the order in which they apply. */
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
