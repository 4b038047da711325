import type { SpecialWindow } from './special-window.ts'

/** As set for a store, main units, with or without tax as the store view says. */
export type SourcePrices = SpecialWindow & {
  price: number
  specialPrice: number | null
  /** A price the shop itself lowered, for instance by a catalogue rule. */
  finalPrice: number | null
  taxClassId: number
}

/** From a quantity on, a customer group's price. Rows of quantity 1 are the group's price list. */
export type TierPrice = { groupId: number; qty: number; value: number }

/** A tier replaces the list price if it is lower; a special price that is lower still keeps winning. */
export function withTiers(
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

export function ownTiers(tiers: readonly TierPrice[], groupId: number): TierPrice[] {
  return tiers.filter((tier) => tier.groupId === groupId)
}
