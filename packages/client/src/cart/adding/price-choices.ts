import { roundHalfUp } from '@mantel/domain/money'
import type { CustomOptionView, OptionPriceView } from '../../catalog/product/purchase-options.ts'
import type { PriceView } from '../../catalog/views/price-view.ts'

/** By option id: the value's id, the text that was entered, or several value ids. */
export type CustomOptionChoices = Readonly<Record<number, string | readonly string[]>>

/**
 * Price of one piece with its custom options. Fixed amounts are added alike to net and gross, percentages apply to
 * each.
 */
export function priceWithChoices(
  price: PriceView | null,
  options: readonly CustomOptionView[],
  chosen: CustomOptionChoices,
): PriceView | null {
  if (!price) return null
  const added = options.flatMap((option) => pricesOf(option, chosen[option.id]))
  const plus = (base: number) =>
    added.reduce(
      (sum, one) => sum + (one.kind === 'fixed' ? one.amount : roundHalfUp((base * one.percent) / 100)),
      base,
    )
  return added.length === 0 ? price : { ...price, shown: plus(price.shown), other: plus(price.other) }
}

function pricesOf(
  { price, values }: CustomOptionView,
  given: string | readonly string[] | undefined,
): OptionPriceView[] {
  const texts = given === undefined || given === '' ? [] : typeof given === 'string' ? [given] : given
  if (texts.length === 0) return []
  const prices =
    values.length === 0 ? [price] : values.filter(({ id }) => texts.includes(String(id))).map((one) => one.price)
  return prices.filter((one) => one !== null)
}
