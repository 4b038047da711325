import { showDay } from '@mantel/domain/cart'
import type { StoreView } from '@mantel/domain/store'
import { describeChoice } from '../giftcard/index.ts'
import type { PricedLine } from './price-lines.ts'

/** The chosen options of a line as texts, in the language of the store. */
export function shownOptions(
  { configured }: Pick<PricedLine, 'configured'>,
  view: Pick<StoreView, 'language' | 'i18n'>,
): { label: string; value: string }[] {
  if (!configured) return []
  const { selection } = configured
  const shown = configured.shown.map(({ label, value, isDay }) => ({
    label,
    value: isDay ? showDay(value, view.i18n.dateFormat) : value,
  }))
  return [...shown, ...(selection.giftCard ? describeChoice(selection.giftCard, view) : [])]
}
