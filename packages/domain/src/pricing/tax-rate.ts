/** Tax rule fields needed to choose a rate. Rates are percentages. */
export type TaxRate = { country: string; regionId: number; regionName: string; percent: number }
export type TaxRule = { productClassIds: number[]; customerClassIds: number[]; rates: TaxRate[] }

export type TaxLocation = {
  country: string
  region: string
  /** null when user-group tax is off; customer tax classes are then ignored. */
  customerClassId: number | null
}

/**
 * Uses the first rule with the product's tax class and its first rate for the location. 0 if no rate matches: later rules
 * are not tried, as in existing clients.
 */
export function taxRate(rules: readonly TaxRule[], productClassId: number, place: TaxLocation): number {
  if (!(productClassId > 0)) return 0
  const rule = rules.find(
    ({ productClassIds, customerClassIds }) =>
      productClassIds.includes(productClassId) &&
      (place.customerClassId === null || customerClassIds.includes(place.customerClassId)),
  )
  return rule?.rates.find((rate) => matchesLocation(rate, place))?.percent ?? 0
}

function matchesLocation(rate: TaxRate, { country, region }: TaxLocation): boolean {
  return rate.country === country && (rate.regionName === region || rate.regionId === 0 || rate.regionName === '')
}

/** Group whose tax class applies: the store's default for visitors, or for everybody if the store says so. */
export function taxGroup(
  { userGroupId, useOnlyDefaultUserGroupId }: { userGroupId: number | null; useOnlyDefaultUserGroupId: boolean },
  customerGroupId: number | null,
): number | null {
  if (userGroupId === null) return null
  return useOnlyDefaultUserGroupId || customerGroupId === null ? userGroupId : customerGroupId
}
