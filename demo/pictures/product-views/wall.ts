import { darker, lighter, mix } from '../drawing/colour.ts'
import { linearAt, radialAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'

/** A plastered wall with daylight from the upper left that fills (0, 0, w, h), sometimes with sunlight from a window. */
export function wall(
  defs: SvgDefinitions,
  rng: Random,
  colour: string,
  w: number,
  h: number,
  windowLight = 0.35,
): string {
  const ground = linearAt(
    defs,
    [
      [0, lighter(colour, 0.025)],
      [0.45, colour],
      [1, darker(colour, 0.075)],
    ],
    0,
    0,
    w * 0.9,
    h,
  )
  const glow = radialAt(
    defs,
    [
      [0, '#fffaf0', 0.5],
      [1, '#fffaf0', 0],
    ],
    w * 0.22,
    h * 0.12,
    Math.max(w, h) * 0.62,
  )
  let out = rect(0, 0, w, h, { fill: ground }) + rect(0, 0, w, h, { fill: glow })
  if (rng.chance(windowLight)) out += lightBars(defs, rng, w, h)
  return out
}

/** Sunlight through a sash window: two soft bars with the shadow of the glazing bar between. */
function lightBars(defs: SvgDefinitions, rng: Random, w: number, h: number): string {
  const start = rng.between(0.02, 0.3)
  const first = rng.between(0.12, 0.2)
  const gap = 0.025
  const second = rng.between(0.1, 0.18)
  const warm = mix('#fff6e2', '#ffffff', rng.next())
  const soft = 0.03
  const edges = [start, start + first, start + first + gap, start + first + gap + second]
  const fill = linearAt(
    defs,
    edges.flatMap((at, i) =>
      i % 2 === 0
        ? [[at - soft, warm, 0] as const, [at + soft * 0.4, warm, 0.32] as const]
        : [[at - soft * 0.4, warm, 0.32] as const, [at + soft, warm, 0] as const],
    ),
    w * 0.1,
    h * 0.1,
    w * 0.95,
    h * 0.72,
  )
  return rect(0, 0, w, h, { fill })
}
