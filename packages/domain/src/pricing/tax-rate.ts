/** Percentages. Only what choosing a rate needs. */
export type TaxRate = { country: string; regionId: number; regionName: string; percent: number }
export type TaxRule = { productClassIds: number[]; customerClassIds: number[]; rates: TaxRate[] }

export type TaxPlace = {
  country: string
  region: string
  /** null: user-group tax is off, customer classes are not asked. */
  customerClassId: number | null
}

/**
 * The first rule that knows the product's class decides, and in it the first rate of the place. 0 where nothing matches:
 * a later rule is not asked, so that rules are read as old clients read them.
 */
export function taxRate(rules: readonly TaxRule[], productClassId: number, place: TaxPlace): number {
  if (!(productClassId > 0)) return 0
  const rule = rules.find(
    ({ productClassIds, customerClassIds }) =>
      productClassIds.includes(productClassId) &&
      (place.customerClassId === null || customerClassIds.includes(place.customerClassId)),
  )
  return rule?.rates.find((rate) => isOfPlace(rate, place))?.percent ?? 0
}

function isOfPlace(rate: TaxRate, { country, region }: TaxPlace): boolean {
  return rate.country === country && (rate.regionName === region || rate.regionId === 0 || rate.regionName === '')
}

/** The group whose tax class counts: the store's own for visitors, and for all where the store says so. */
export function taxGroup(
  { userGroupId, useOnlyDefaultUserGroupId }: { userGroupId: number | null; useOnlyDefaultUserGroupId: boolean },
  customerGroupId: number | null,
): number | null {
  if (userGroupId === null) return null
  return useOnlyDefaultUserGroupId || customerGroupId === null ? userGroupId : customerGroupId
}
