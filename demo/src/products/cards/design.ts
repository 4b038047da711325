import type { CardMotif, CardOccasion, CardStyle, PaletteName } from '../../../pictures/vocabulary.ts'
import type { Translations } from '../../texts.ts'

export type CardBrand = 'paper-wren' | 'plain-speaking' | 'marmalade' | 'larkfield'

/**
 * One card. `greeting` is the text on the front, or null for the default text of the occasion. A typographic card is
 * named after its greeting, so its `title` is null.
 */
export type CardRow = readonly [
  brand: CardBrand,
  style: CardStyle,
  motif: CardMotif | null,
  palette: PaletteName,
  greeting: Translations | null,
  title: Translations | null,
  line: Translations,
]

export type CardsByOccasion = Partial<Record<CardOccasion, readonly CardRow[]>>
