import type { ArtSeries, artSeries } from '../../../pictures/art-series.ts'
import type { PaletteName } from '../../../pictures/vocabulary.ts'
import type { Translations } from '../../texts.ts'

export type ArtShape = 'portrait' | 'landscape' | 'square'

/** One picture of a series: motif, palette, title and one sentence about it. */
export type ArtTitle<S extends ArtSeries = ArtSeries> = readonly [
  subject: (typeof artSeries)[S]['subjects'][number],
  palette: PaletteName,
  shape: ArtShape,
  title: Translations,
  line: Translations,
]
