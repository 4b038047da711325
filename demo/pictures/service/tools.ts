import { linearAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { roundShadow } from '../drawing/shadow.ts'
import { circle, ellipse, group, path, rect, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { metalTone, rodGradient } from '../material/metal.ts'
import { wood } from '../material/wood.ts'

/** Workshop tools from above, in millimetres. */

export function hammer(defs: SvgDefinitions, rng: Random): string {
  const clip = defs.define(
    (id) => `<clipPath id="${id}"><path d="M0 -9C80 -13 160 -8 250 -11V11C160 8 80 13 0 9Z"/></clipPath>`,
  )
  return (
    group(path('M0 -9C80 -13 160 -8 250 -11V11C160 8 80 13 0 9Z', { fill: '#1a0f05', fillOpacity: 0.25 }), {
      transform: translateBy(3, 6),
    }) +
    wood(defs, rng, 'ash', { x: 0, y: -14, w: 250, h: 28, along: 'x' }, clip) +
    path('M236 -52H264L268 -20V34C268 48 262 56 250 58C240 56 234 48 234 34V-20Z', {
      fill: rodGradient(defs, 'iron', 232, 0, 270, 0),
    }) +
    rect(232, -56, 36, 16, { fill: metalTone('steel', 2) }, 3)
  )
}

export function spiritLevel(defs: SvgDefinitions, colour: string): string {
  return (
    rect(4, 8, 400, 48, { fill: '#1a0f05', fillOpacity: 0.25 }, 4) +
    rect(
      0,
      0,
      400,
      48,
      {
        fill: linearAt(
          defs,
          [
            [0, metalTone('brass', 1)],
            [0.1, colour],
            [0.9, colour],
            [1, metalTone('brass', 3)],
          ],
          0,
          0,
          0,
          48,
        ),
      },
      3,
    ) +
    rect(150, 9, 100, 30, { fill: '#2a2622' }, 15) +
    rect(
      156,
      13,
      88,
      22,
      {
        fill: linearAt(
          defs,
          [
            [0, '#e8f0a8'],
            [1, '#b9cc5a'],
          ],
          0,
          13,
          0,
          35,
        ),
      },
      11,
    ) +
    ellipse(198, 22, 15, 7, { fill: '#f7fbdc' }) +
    path('M184 13V35M214 13V35', { stroke: '#2a2622', width: 1.6 }) +
    [40, 360]
      .map((x) => circle(x, 24, 9, { fill: metalTone('brass', 2), stroke: metalTone('brass', 4), width: 2 }))
      .join('')
  )
}

export function screwdriver(defs: SvgDefinitions, colour: string): string {
  return (
    rect(2, 5, 190, 9, { fill: '#1a0f05', fillOpacity: 0.22 }, 4) +
    rect(62, -2.5, 110, 5, { fill: rodGradient(defs, 'steel', 0, -2.5, 0, 2.5) }) +
    path('M172 -2.5L186 -3.500V3.500L172 2.500Z', { fill: metalTone('steel', 1) }) +
    rect(
      0,
      -9,
      64,
      18,
      {
        fill: linearAt(
          defs,
          [
            [0, '#ffffff'],
            [0.25, colour],
            [1, '#2a1d10'],
          ],
          0,
          -14,
          0,
          16,
        ),
      },
      7,
    ) +
    path('M8 -5H54M8 5H54', { stroke: '#1a0f05', strokeOpacity: 0.3, width: 2 })
  )
}

export function loupe(defs: SvgDefinitions): string {
  return (
    roundShadow(defs, 4, 8, 36, 8, 0.35) +
    circle(0, 0, 36, { fill: '#22201e' }) +
    circle(0, 0, 26, {
      fill: linearAt(
        defs,
        [
          [0, '#ffffff', 0.9],
          [0.5, '#cfdde0', 0.6],
          [1, '#8fa3a8', 0.7],
        ],
        -26,
        -26,
        26,
        26,
      ),
    }) +
    ellipse(-8, -10, 9, 5, { fill: '#ffffff', fillOpacity: 0.8, transform: 'rotate(-30 -8 -10)' }) +
    circle(0, 0, 31, { stroke: '#4a4744', width: 2 })
  )
}

export const nails = (rng: Random): string =>
  Array.from({ length: 6 }, () => {
    const at = `translate(${Math.round(rng.between(-60, 60))} ${Math.round(rng.between(-40, 40))}) rotate(${Math.round(rng.between(0, 360))})`
    return (
      path('M0 0H30', { stroke: '#1a0f05', strokeOpacity: 0.25, width: 2.4, transform: `translate(1 2) ${at}` }) +
      path('M0 0H30M0 -3V3', { stroke: '#8d9092', width: 1.9, transform: at })
    )
  }).join('')

/** A brass picture hook. */
export const hook = (defs: SvgDefinitions): string =>
  path('M-9 -22H9L7 4C7 18 -7 18 -7 6', {
    fill: rodGradient(defs, 'brass', -9, 0, 9, 0),
    stroke: metalTone('brass', 4),
    width: 0.8,
  }) + circle(0, -14, 3.4, { fill: metalTone('brass', 4) })
