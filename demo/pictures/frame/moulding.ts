import { darker } from '../drawing/colour.ts'
import { type Point, polygon, rectPath } from '../drawing/geometry.ts'
import { type GradientStop, linearAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { group, num, path, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { rodGradient } from '../material/metal.ts'
import { colours } from '../material/palettes.ts'
import { type Surface, surface, surfaceTone } from '../material/surface.ts'
import type { Box } from '../product-views/drawn-product.ts'
import type { ColourName, FrameMaterial, FrameProfile } from '../vocabulary.ts'
import { profileSections } from './profiles.ts'

export function frameSurface(material: FrameMaterial, colour?: ColourName): Surface {
  switch (material) {
    case 'black':
      return { of: 'wood', species: 'ebony' }
    case 'white':
      return { of: 'paint', paint: '#f1ede5' }
    case 'painted':
      return { of: 'paint', paint: colours[colour ?? 'sage'] }
    case 'brass':
    case 'silver':
    case 'gilt':
      return { of: 'metal', metal: material }
    default:
      return { of: 'wood', species: material }
  }
}

/** Width in mm; it grows with the picture, but less than proportionally. */
export const mouldingWidth = (profile: FrameProfile, longSide: number): number =>
  profileSections[profile].width * Math.min(1.9, Math.max(0.62, (longSide / 300) ** 0.55))

type Side = {
  name: 'top' | 'left' | 'right' | 'bottom'
  points: readonly Point[]
  board: Box
  along: 'x' | 'y'
  out: Point
  into: Point
  faces: number
}

/** Draws four mitred pieces around `inner`, each shaded for light from the upper left. */
export function moulding(
  defs: SvgDefinitions,
  rng: Random,
  inner: Box,
  w: number,
  profile: FrameProfile,
  made: Surface,
): string {
  const { x, y } = inner
  const [r, b] = [x + inner.w, y + inner.h]
  const sides: Side[] = [
    {
      name: 'right',
      points: [
        [r + w, y - w],
        [r + w, b + w],
        [r, b],
        [r, y],
      ],
      board: { x: r, y: y - w, w, h: inner.h + 2 * w },
      along: 'y',
      out: [r + w, 0],
      into: [r, 0],
      faces: -0.8,
    },
    {
      name: 'bottom',
      points: [
        [x - w, b + w],
        [r + w, b + w],
        [r, b],
        [x, b],
      ],
      board: { x: x - w, y: b, w: inner.w + 2 * w, h: w },
      along: 'x',
      out: [0, b + w],
      into: [0, b],
      faces: -1,
    },
    {
      name: 'left',
      points: [
        [x - w, y - w],
        [x, y],
        [x, b],
        [x - w, b + w],
      ],
      board: { x: x - w, y: y - w, w, h: inner.h + 2 * w },
      along: 'y',
      out: [x - w, 0],
      into: [x, 0],
      faces: 0.8,
    },
    {
      name: 'top',
      points: [
        [x - w, y - w],
        [r + w, y - w],
        [r, y],
        [x, y],
      ],
      board: { x: x - w, y: y - w, w: inner.w + 2 * w, h: w },
      along: 'x',
      out: [0, y - w],
      into: [0, y],
      faces: 1,
    },
  ]
  const tone = surfaceTone(made)
  const joint = darker(tone, 0.22)
  let out = ''
  for (const side of sides) {
    const d = polygon(side.points)
    const clip = defs.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    const face =
      made.of === 'metal'
        ? path(d, { fill: rodGradient(defs, made.metal, side.out[0], side.out[1], side.into[0], side.into[1]) })
        : surface(defs, rng.fork(side.name), made, { ...side.board, along: side.along }, clip)
    out += face + path(d, { fill: shading(defs, profile, side, made.of === 'metal' ? 0.6 : 1) })
  }
  const mitres = `M${num(x - w)} ${num(y - w)}L${num(x)} ${num(y)}M${num(r + w)} ${num(y - w)}L${num(r)} ${num(y)}M${num(x - w)} ${num(b + w)}L${num(x)} ${num(b)}M${num(r + w)} ${num(b + w)}L${num(r)} ${num(b)}`
  out += path(mitres, { stroke: joint, strokeOpacity: 0.55, width: Math.max(0.3, w * 0.014) })
  if (profile === 'beaded' && !defs.small) out += beads(inner, w * 0.27, w * 0.16, tone)
  return (
    out +
    path(rectPath(x, y, inner.w, inner.h), { stroke: '#140c05', strokeOpacity: 0.45, width: Math.max(0.4, w * 0.025) })
  )
}

function shading(defs: SvgDefinitions, profile: FrameProfile, side: Side, strength: number): string {
  const stops = profileSections[profile].slopes.map(([at, slope]): GradientStop => {
    const light = slope * side.faces * strength
    return light >= 0 ? [at, '#fff6e6', Math.min(0.5, light * 0.42)] : [at, '#140c05', Math.min(0.6, -light * 0.5)]
  })
  return linearAt(defs, stops, side.out[0], side.out[1], side.into[0], side.into[1])
}

function beads({ x, y, w, h }: Box, off: number, size: number, tone: string): string {
  const d = rectPath(x - off, y - off, w + 2 * off, h + 2 * off)
  return (
    path(d, { stroke: darker(tone, 0.18), width: size, cap: 'round', dash: `0 ${num(size * 1.15)}` }) +
    group(
      path(d, {
        stroke: '#fff3d8',
        strokeOpacity: 0.5,
        width: size * 0.4,
        cap: 'round',
        dash: `0 ${num(size * 1.15)}`,
      }),
      { transform: `translate(${num(-size * 0.14)} ${num(-size * 0.16)})` },
    )
  )
}

/** The frame's shadow on its content, along the top and the left. */
export function frameShadow(defs: SvgDefinitions, { x, y, w, h }: Box, deep: number): string {
  const dark: GradientStop[] = [
    [0, '#140c05', 0.4],
    [0.35, '#140c05', 0.14],
    [1, '#140c05', 0],
  ]
  return (
    rect(x, y, w, deep, { fill: linearAt(defs, dark, 0, y, 0, y + deep) }) +
    rect(x, y, deep * 0.8, h, { fill: linearAt(defs, dark, x, 0, x + deep * 0.8, 0) })
  )
}

/** Reflections on the glass: a pale band, and light from the upper left. */
export function glazing(defs: SvgDefinitions, { x, y, w, h }: Box, strength = 1): string {
  const fill = linearAt(
    defs,
    [
      [0, '#ffffff', 0.2 * strength],
      [0.22, '#ffffff', 0.05 * strength],
      [0.38, '#ffffff', 0.02 * strength],
      [0.385, '#ffffff', 0.12 * strength],
      [0.55, '#ffffff', 0.06 * strength],
      [0.555, '#ffffff', 0],
      [1, '#ffffff', 0],
    ],
    x,
    y,
    x + w * 0.9,
    y + h * 0.7,
  )
  return rect(x, y, w, h, { fill })
}
