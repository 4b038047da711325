import type { CardMotif, CardOccasion, CardStyle, PaletteName } from '../../../pictures/vocabulary.ts'
import type { Triple } from '../../words.ts'

export type CardBrand = 'paper-wren' | 'plain-speaking' | 'marmalade' | 'larkfield'

/**
 * One card. `greeting` is what is printed on the front: null for the occasion's usual words. A typographic card is
 * named after its greeting, so its `title` is null.
 */
export type CardRow = readonly [
  brand: CardBrand,
  style: CardStyle,
  motif: CardMotif | null,
  palette: PaletteName,
  greeting: Triple | null,
  title: Triple | null,
  line: Triple,
]

export type CardsByOccasion = Partial<Record<CardOccasion, readonly CardRow[]>>
