import type { SpecialWindow } from './special-window.ts'

/** Prices as entered for a store view, in major units. A setting of the store view says whether they include tax. */
export type SourcePrices = SpecialWindow & {
  price: number
  specialPrice: number | null
  /** A price lowered by a catalogue rule. */
  finalPrice: number | null
  taxClassId: number
}

/** A customer group's price from a quantity on. Rows with quantity 1 form the group's price list. */
export type TierPrice = { groupId: number; qty: number; value: number }

/** A lower tier price replaces the list price; an even lower special price still wins. */
export function applyTierPrices(
  source: SourcePrices,
  tiers: readonly TierPrice[],
  groupId: number,
  quantity = 1,
): SourcePrices {
  let price = source.price
  for (const tier of tiers) {
    if (tier.groupId === groupId && tier.qty <= quantity && tier.value < price) price = tier.value
  }
  return price === source.price ? source : { ...source, price }
}

export function tiersOfGroup(tiers: readonly TierPrice[], groupId: number): TierPrice[] {
  return tiers.filter((tier) => tier.groupId === groupId)
}
