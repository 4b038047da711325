import { darker, lighter, mix } from '../pen/colour.ts'
import { linearAt, radialAt } from '../pen/gradient.ts'
import type { Random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { rect } from '../pen/svg.ts'

/** A plastered wall with daylight from the upper left that fills (0, 0, w, h), sometimes with sunlight from a window. */
export function wall(on: Sheet, rng: Random, colour: string, w: number, h: number, windowLight = 0.35): string {
  const ground = linearAt(
    on,
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
    on,
    [
      [0, '#fffaf0', 0.5],
      [1, '#fffaf0', 0],
    ],
    w * 0.22,
    h * 0.12,
    Math.max(w, h) * 0.62,
  )
  let out = rect(0, 0, w, h, { fill: ground }) + rect(0, 0, w, h, { fill: glow })
  if (rng.chance(windowLight)) out += lightBars(on, rng, w, h)
  return out
}

/** Sunlight through a sash window: two soft bars with the shadow of the glazing bar between. */
function lightBars(on: Sheet, rng: Random, w: number, h: number): string {
  const start = rng.between(0.02, 0.3)
  const first = rng.between(0.12, 0.2)
  const gap = 0.025
  const second = rng.between(0.1, 0.18)
  const warm = mix('#fff6e2', '#ffffff', rng.next())
  const soft = 0.03
  const edges = [start, start + first, start + first + gap, start + first + gap + second]
  const fill = linearAt(
    on,
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
