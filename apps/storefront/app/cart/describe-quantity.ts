import { quantityProblem } from '@mantel/domain/cart'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { PublicView } from '../store/current-store.ts'

/** Describes what is wrong with a typed quantity; null if it is valid. `min` is 0 in forms where the quantity 0 removes a line. */
export function describeQuantity(
  typed: string,
  { min, max, t }: { min: 0 | 1; max: number; t: BuyingTranslator },
): string | null {
  const problem = quantityProblem(typed, { min, max })
  if (problem === 'quantity_below') return t('invalid.quantity_below', { quantity: max + 1 })
  return problem && t(`invalid.${problem}`)
}

/** For pages that have not loaded the texts of the cart. */
export async function loadQuantityProblem(
  typed: string,
  { i18n, maxLineQuantity: max }: Pick<PublicView, 'i18n' | 'maxLineQuantity'>,
): Promise<string | null> {
  return describeQuantity(typed, { min: 1, max, t: await loadBuyingTranslator(i18n) })
}
