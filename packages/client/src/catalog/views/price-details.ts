import { cards } from '@mantel/domain/constants'
import { roundHalfUp, toMinorUnits } from '@mantel/domain/money'
import type { EngineView } from '../../engine.ts'
import type { PriceView } from './price-view.ts'

/** Details that a store or the law requires beside a price. Minor units, as the store shows prices. */
export type PriceDetails = {
  /** The lowest price of the 30 days before a reduction. */
  lowest?: number
  /** The price per measure. per: the measure, such as '100 g'. */
  measure?: { amount: number; per: string }
  /** A pack of cards. single: the price of one card, for brands that show it instead of the pack's; null: not shown. */
  pack?: { size: number; single: number | null }
}

type Fields = Readonly<Record<string, unknown>>

/** brand: the label of the product's brand. */
export function withPriceDetails<P extends PriceView | null>(
  price: P,
  document: Fields,
  brand: string | null,
  view: Pick<EngineView, 'prices' | 'i18n' | 'catalog'>,
): P {
  if (!price) return price
  const { shown, before } = price
  const lowest = document[view.prices.shown === 'gross' ? 'lowest_price_incl_tax' : 'lowest_price']
  const content = Number(document.unit_price_amount)
  const base = Number(document.unit_price_base) || 1
  const isPack = Number(document.pack_size) === cards.packSize
  const showsSingle = brand !== null && view.catalog.packBrands.singleUnit.includes(brand)
  return {
    ...price,
    ...(before !== null &&
      typeof lowest === 'number' && { lowest: toMinorUnits(lowest, view.i18n.priceFormat.fractionDigits) }),
    ...(content > 0 &&
      typeof document.unit_price_unit === 'string' && {
        measure: { amount: roundHalfUp((shown * base) / content), per: `${base} ${document.unit_price_unit}` },
      }),
    ...(isPack && {
      pack: { size: cards.packSize, single: showsSingle ? roundHalfUp(shown / cards.packSize) : null },
    }),
  }
}
