import { quantityProblem } from '@mantel/domain/cart'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { PublicView } from '../store/current-store.ts'

/** The problem of a typed quantity as text; null for a valid one. */
export async function describeQuantity(
  typed: string,
  min: 0 | 1,
  { i18n, maxLineQuantity: max }: Pick<PublicView, 'i18n' | 'maxLineQuantity'>,
): Promise<string | null> {
  const problem = quantityProblem(typed, { min, max })
  if (!problem) return null
  const t = await loadBuyingTranslator(i18n)
  return problem === 'quantity_below' ? t('invalid.quantity_below', { quantity: max + 1 }) : t(`invalid.${problem}`)
}
