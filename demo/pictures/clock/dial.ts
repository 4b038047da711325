import { contrastingInk, darker, lighter, lightness, mix } from '../drawing/colour.ts'
import { arcPath, circlePath, polar, polygon } from '../drawing/geometry.ts'
import { fade, linear, radial } from '../drawing/gradient.ts'
import { textPath } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { circle, path, rotateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { ClockFace, ClockHands } from '../vocabulary.ts'
import { hands } from './hands.ts'
import { arabicNumerals, dots, isHour, isQuarter, romanNumerals, ticks, track } from './markings.ts'

export type Dial = {
  r: number
  face: ClockFace
  ground: string
  accent: string
  hands?: ClockHands
  /** Whether there is a second hand; small clocks have none. */
  seconds?: boolean
  /** The ink of hands and numerals; without it they are black or white, whichever contrasts with the dial. */
  ink?: string
}

const handsOf: Record<ClockFace, readonly ClockHands[]> = {
  roman: ['spade', 'breguet', 'sword', 'breguet'],
  arabic: ['sword', 'baton', 'spade', 'needle'],
  batons: ['baton', 'needle', 'sword'],
  bauhaus: ['paddle', 'baton', 'needle'],
  station: ['paddle'],
  sunburst: ['needle', 'sword', 'baton'],
  skeleton: ['breguet', 'sword', 'spade'],
  numberless: ['baton', 'needle', 'sword'],
}

/** Draws the dial with markings and hands around the origin. */
export function dial(defs: SvgDefinitions, rng: Random, wanted: Dial): string {
  const seen = Math.abs(lightness(wanted.accent) - lightness(wanted.ground)) > 0.17
  const of = seen ? wanted : { ...wanted, accent: contrastingInk(wanted.ground, '#23201b', '#f3ead8') }
  const ink = of.ink ?? contrastingInk(of.ground, '#23201b', '#f3ead8')
  const style = of.hands ?? rng.pick(handsOf[of.face])
  const wantsSeconds = of.seconds !== false && of.face !== 'skeleton' && rng.chance(of.face === 'station' ? 1 : 0.5)
  const second = wantsSeconds ? { ink: of.accent, angle: rng.pick([186, 204, 216, 228, 342]) } : undefined
  const handInk = of.face === 'roman' && lightness(of.ground) > 0.6 && rng.chance(0.3) ? '#2c3a55' : ink
  return (
    plate(defs, rng, of) +
    markings(rng.fork('markings'), of, ink) +
    hands(of.r, {
      style,
      ink: handInk,
      boss: ink,
      weight: of.face === 'station' ? 1.7 : of.face === 'bauhaus' ? 1.25 : rng.between(0.85, 1.15),
      second,
      hourInk: of.face === 'bauhaus' ? of.accent : undefined,
    })
  )
}

function plate(defs: SvgDefinitions, rng: Random, { r, ground, face, accent }: Dial): string {
  const lit = radial(
    defs,
    [
      [0, lighter(ground, 0.035)],
      [0.6, ground],
      [1, darker(ground, 0.045)],
    ],
    0.4,
    0.36,
    0.75,
  )
  let out = circle(0, 0, r, { fill: lit })
  if (face === 'numberless' || face === 'batons') {
    const kind = rng.pick(['plain', 'plain', 'inset', 'half', 'rings', 'sunray'])
    if (kind === 'inset') out += circle(0, 0, r * 0.62, { fill: darker(ground, 0.035) })
    if (kind === 'half')
      out += path(`${arcPath(r, 90, 270)}Z`, {
        fill: mix(ground, accent, 0.8),
        transform: rotateBy(rng.pick([0, 0, 90, 45])),
      })
    if (kind === 'rings')
      for (let i = 1; i < 7; i++) out += circle(0, 0, (r * i) / 7, { stroke: darker(ground, 0.07), width: r * 0.006 })
    if (kind === 'sunray') {
      const blades = Array.from({ length: 36 }, (_, i) =>
        polygon([[0, 0], polar(r, i * 10), polar(r, i * 10 + 4)]),
      ).join('')
      out += path(blades, { fill: lighter(ground, 0.05), fillOpacity: 0.5 })
    }
  }
  return out
}

function markings(rng: Random, { r, face, ground, accent, ink: wanted }: Dial, ink: string): string {
  const soft = mix(ink, ground, 0.35)
  switch (face) {
    case 'roman': {
      const old = rng.chance(0.6)
      const type = rng.pick(['regular', 'bold', 'light'] as const)
      const size = (type === 'bold' ? rng.between(0.165, 0.19) : rng.between(0.19, 0.225)) * r
      return (
        (old
          ? track(r * 0.93, r * 0.05, ink)
          : path(
              dots(r * 0.92, r * 0.009, () => true),
              { fill: ink },
            )) +
        romanNumerals(r * 0.74, size, type, ink) +
        (rng.chance(0.5) ? circle(0, 0, r * 0.56, { stroke: soft, width: r * 0.005 }) : '')
      )
    }
    case 'arabic': {
      const type = rng.pick(['regular', 'bold', 'italic', 'sansMedium', 'sans', 'black'] as const)
      const size = rng.between(0.19, 0.25) * r
      const ring = rng.pick(['ticks', 'track', 'dots'])
      return (
        (ring === 'track'
          ? track(r * 0.94, r * 0.045, ink)
          : ring === 'dots'
            ? path(dots(r * 0.92, r * 0.01, (m) => !isHour(m)) + dots(r * 0.92, r * 0.018, isHour), { fill: ink })
            : path(
                ticks(r * 0.9, r * 0.94, (m) => !isHour(m)),
                { stroke: soft, width: r * 0.008 },
              ) + path(ticks(r * 0.88, r * 0.94, isHour), { stroke: ink, width: r * 0.018 })) +
        arabicNumerals(r * 0.74, size, type, wanted ?? ink, rng.pick([12, 12, 12, 4]))
      )
    }
    case 'batons': {
      const long = rng.between(0.1, 0.2)
      const outer = rng.between(0.86, 0.93)
      return (
        path(
          ticks(r * (outer - long), r * outer, (m) => isHour(m) && !isQuarter(m)),
          { stroke: ink, width: r * 0.014 },
        ) +
        path(ticks(r * (outer - long * 1.15), r * outer, isQuarter), {
          stroke: ink,
          width: r * rng.pick([0.014, 0.034, 0.05]),
        }) +
        (rng.chance(0.5)
          ? path(
              ticks(r * (outer - 0.03), r * outer, (m) => !isHour(m)),
              { stroke: soft, width: r * 0.006 },
            )
          : '')
      )
    }
    case 'bauhaus': {
      const wedge = rng.pick([90, 60, 120, 180])
      const from = rng.pick([0, 90, 180, 270])
      return (
        circle(0, 0, r * 0.6, { fill: mix(ground, accent, 0.12) }) +
        path(`M0 0L${polar(r * 0.6, from).join(' ')}${arcPath(r * 0.6, from, from + wedge).replace('M', 'L')}Z`, {
          fill: mix(ground, accent, 0.42),
        }) +
        path(
          dots(r * 0.9, r * 0.012, (m) => !isHour(m)),
          { fill: soft },
        ) +
        path(
          dots(r * 0.9, r * 0.03, (m) => isHour(m) && !isQuarter(m)),
          { fill: ink },
        ) +
        (rng.chance(0.5)
          ? arabicNumerals(r * 0.78, r * 0.2, 'sansBold', ink, 4)
          : path(dots(r * 0.85, r * 0.065, isQuarter), { fill: accent }))
      )
    }
    case 'station':
      return (
        path(ticks(r * 0.7, r * 0.94, isHour), { stroke: ink, width: r * 0.07 }) +
        path(
          ticks(r * 0.86, r * 0.94, (m) => !isHour(m)),
          { stroke: ink, width: r * 0.024 },
        )
      )
    case 'sunburst':
      return (
        circle(0, 0, r * 0.88, { stroke: soft, width: r * 0.01 }) +
        path(ticks(r * 0.74, r * 0.88, isHour), { stroke: ink, width: r * 0.03 }) +
        path(
          dots(r * 0.81, r * 0.008, (m) => !isHour(m)),
          { fill: soft },
        )
      )
    case 'skeleton':
      return ''
    case 'numberless': {
      const sign = rng.pick(['none', 'dot', 'line', 'name'])
      if (sign === 'dot') return circle(0, -r * 0.84, r * 0.035, { fill: accent })
      if (sign === 'line')
        return path(
          ticks(r * 0.8, r * 0.94, (m) => m === 0),
          { stroke: ink, width: r * 0.022 },
        )
      if (sign === 'name')
        return path(textPath('Mantel', { face: 'light', size: r * 0.1, y: -r * 0.4, tracking: 0.03 }), { fill: soft })
      return ''
    }
  }
}

/** The rim's shadow on the dial, darkest at the upper left, where the light comes from. */
export function rimShadow(defs: SvgDefinitions, r: number): string {
  const stops = fade('#1a1208', 0.34, 0, 0.22)
    .map(([o, c, a]) => [1 - o, c, a] as const)
    .reverse()
  return circle(0, 0, r, { fill: radial(defs, [[0, '#1a1208', 0], ...stops], 0.53, 0.545, 0.53) })
}

/** The reflection of a window on the glass. */
export function glassReflection(defs: SvgDefinitions, r: number, strength = 1): string {
  const sheen = linear(
    defs,
    [
      [0, '#ffffff', 0.42 * strength],
      [0.55, '#ffffff', 0.1 * strength],
      [1, '#ffffff', 0],
    ],
    0.1,
    0,
    0.75,
    0.9,
  )
  const [x1, y1] = polar(r * 0.94, 292)
  const [x2, y2] = polar(r * 0.94, 4)
  const edge = `M${x1.toFixed(2)} ${y1.toFixed(2)}A${(r * 0.94).toFixed(2)} ${(r * 0.94).toFixed(2)} 0 0 1 ${x2.toFixed(2)} ${y2.toFixed(2)}Q${(-r * 0.3).toFixed(2)} ${(-r * 0.66).toFixed(2)} ${x1.toFixed(2)} ${y1.toFixed(2)}Z`
  return (
    path(edge, { fill: sheen }) +
    path(circlePath(0, 0, r * 0.985), { stroke: '#ffffff', strokeOpacity: 0.12 * strength, width: r * 0.012 })
  )
}
