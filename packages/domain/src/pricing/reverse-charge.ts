import { fromGross } from '../money/index.ts'
import type { RatedAmount, Rounding } from './rounding.ts'

/**
 * Member states of the European Union by their ISO code. Northern Ireland is not one of them, because its addresses have the
 * country code GB.
 */
const memberStates: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

export type SupplyPlace = {
  /** The country from which the shop delivers; null: the store does not say. */
  origin: string | null
  /** The country of the delivery address; null: nothing is delivered. */
  destination: string | null
}

/** Whether goods move from one member state to another. */
export function isIntraCommunity({ origin, destination }: SupplyPlace): boolean {
  if (origin === null || destination === null || origin === destination) return false
  return memberStates.has(origin) && memberStates.has(destination)
}

/**
 * Whether the buyer accounts for the VAT: goods move to another member state, and the buyer's VAT number belongs to a member
 * state other than the origin. vatPrefix: the first two characters of a number that was found valid.
 */
export function isReverseCharge(place: SupplyPlace, vatPrefix: string | null): boolean {
  if (!isIntraCommunity(place) || vatPrefix === null) return false
  // Greece is GR in addresses and EL in VAT numbers.
  const country = vatPrefix === 'EL' ? 'GR' : vatPrefix
  return country !== place.origin && memberStates.has(country)
}

/** The net part of a unit price, as an amount at the rate of 0 %. Minor units. */
export function withoutTax(unit: readonly RatedAmount[], rounding: Rounding): RatedAmount[] {
  const net = unit.reduce(
    (sum, { rate, amount }) => sum + (rounding === 'unit-gross' ? fromGross(amount, rate).net : amount),
    0,
  )
  return unit.length === 0 ? [] : [{ rate: 0, amount: net }]
}
