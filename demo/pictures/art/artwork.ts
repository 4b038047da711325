import { type ArtSeries, artSeries } from '../art-series.ts'
import { random } from '../drawing/random.ts'
import { group } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { palettes } from '../material/palettes.ts'
import type { Artwork } from '../recipe.ts'
import { bauhausForms } from './bauhaus-forms.ts'
import { brushStrokes } from './brush-strokes.ts'
import { cityPlan } from './city-plan.ts'
import { colourFields } from './colour-fields.ts'
import { contours } from './contours.ts'
import { cutPaper } from './cut-paper.ts'
import { facades } from './facades.ts'
import { harbourLines } from './harbour-lines.ts'
import { inkBirds } from './ink-birds.ts'
import { layeredHills } from './layered-hills.ts'
import { letterpress } from './letterpress.ts'
import { linocutBotanical } from './linocut-botanical.ts'
import { moonPhases } from './moon-phases.ts'
import type { DrawSeries } from './series.ts'
import { starChart } from './star-chart.ts'
import { stillLife } from './still-life.ts'
import { wavePattern } from './wave-pattern.ts'
import { wovenGrid } from './woven-grid.ts'

const hands: Record<ArtSeries, DrawSeries> = {
  'layered-hills': layeredHills,
  'cut-paper': cutPaper,
  'linocut-botanical': linocutBotanical,
  'harbour-lines': harbourLines,
  'colour-fields': colourFields,
  'moon-phases': moonPhases,
  'woven-grid': wovenGrid,
  'ink-birds': inkBirds,
  'city-plan': cityPlan,
  'still-life': stillLife,
  contours,
  'bauhaus-forms': bauhausForms,
  'star-chart': starChart,
  facades,
  'brush-strokes': brushStrokes,
  'wave-pattern': wavePattern,
  letterpress,
}

/** Draws the artwork into (0, 0, width, height), clipped at its edges; the shorter side is 1000. */
export function artwork(defs: SvgDefinitions, art: Artwork, aspect: number): { markup: string; w: number; h: number } {
  const w = Math.round(aspect >= 1 ? 1000 * aspect : 1000)
  const h = Math.round(aspect >= 1 ? 1000 : 1000 / aspect)
  const rng = random(`art/${art.series}/${art.palette}/${art.seed}`)
  const subject = art.subject ?? rng.fork('subject').pick<string>(artSeries[art.series].subjects)
  const markup = hands[art.series]({ defs, rng, palette: palettes[art.palette], subject, w, h })
  const clip = defs.define((id) => `<clipPath id="${id}"><rect width="${w}" height="${h}"/></clipPath>`)
  return { markup: group(markup, { clip }), w, h }
}
