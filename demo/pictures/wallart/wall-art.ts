import { artwork } from '../art/artwork.ts'
import { darker, mix } from '../drawing/colour.ts'
import { rectPath } from '../drawing/geometry.ts'
import { linear } from '../drawing/gradient.ts'
import { type Random, random } from '../drawing/random.ts'
import { group, num, rect, scaleBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { frameShadow, frameSurface, glazing, moulding, mouldingWidth } from '../frame/moulding.ts'
import { mount } from '../frame/mount.ts'
import { profileSections } from '../frame/profiles.ts'
import { palettes } from '../material/palettes.ts'
import { surfaceTone } from '../material/surface.ts'
import type { Box, DrawnProduct } from '../product-views/drawn-product.ts'
import type { WallArtSpec } from '../recipe.ts'
import { fastening } from './fastening.ts'
import { weave } from './weave.ts'

/** Draws wall art in millimetres: an unframed print, a framed print or a canvas. */
export function wallArt(defs: SvgDefinitions, product: WallArtSpec): DrawnProduct {
  const rng = random(`wallart/${product.seed}`)
  const w = product.size.width * 10
  const h = product.size.height * 10
  if (product.sold === 'framed') return framed(defs, rng, product, w, h)
  const box = { x: -w / 2, y: -h / 2, w, h }
  const outline = rectPath(box.x, box.y, w, h)
  const focus = { x: 0, y: -h * 0.02, w: w * 0.52 }
  const palette = palettes[product.artwork.palette]
  if (product.sold === 'canvas') {
    const front = sheetOf(defs, product, box, 0) + weave(defs, box) + rect(box.x, box.y, w, h, { fill: cloth(defs) })
    const side = darker(mix(palette.tones[1], palette.paper, 0.35), 0.08)
    return { box, outline, front, depth: 38, side, stands: false, boxy: true, focus }
  }
  const loose = sheetOf(defs, product, box, borderOf(rng, w, h)) + rect(box.x, box.y, w, h, { fill: curl(defs) })
  const front = loose + fastening(defs, rng, box)
  return { box, outline, front, loose, depth: 5, side: '#e8e2d6', stands: false, boxy: true, focus }
}

const borderOf = (rng: Random, w: number, h: number): number => (rng.chance(0.45) ? Math.min(w, h) * 0.07 : 0)

/** The artwork on its paper; fills `area` except for a border. */
function sheetOf(defs: SvgDefinitions, product: WallArtSpec, area: Box, border: number): string {
  const [w, h] = [area.w - 2 * border, area.h - 2 * border]
  const art = artwork(defs, product.artwork, w / h)
  const paper = border > 0 ? rect(area.x, area.y, area.w, area.h, { fill: '#f8f5ee' }) : ''
  return (
    paper +
    group(art.markup, {
      transform: `translate(${num(area.x + border)} ${num(area.y + border)}) ${scaleBy(w / art.w, h / art.h)}`,
    })
  )
}

function framed(defs: SvgDefinitions, rng: Random, product: WallArtSpec, w: number, h: number): DrawnProduct {
  const profile = rng.pick(['flat', 'box', 'flat', 'bevel', 'slim', 'rounded'] as const)
  const made = frameSurface(product.frame ?? 'oak')
  const board = product.mount ?? 'none'
  const edge = board === 'none' ? 0 : Math.min(w, h) * rng.between(0.1, 0.16)
  const inner = { x: -w / 2 - edge, y: -h / 2 - edge, w: w + 2 * edge, h: h + 2 * edge }
  const m = mouldingWidth(profile, Math.max(inner.w, inner.h))
  const art = { x: -w / 2, y: -h / 2, w, h }
  let front = sheetOf(defs, product, art, board === 'none' ? borderOf(rng, w, h) : 0)
  if (board !== 'none') front += mount(defs, board, inner, [art], Math.max(1.2, w * 0.006))
  front += frameShadow(defs, inner, m * 0.9) + glazing(defs, inner, 0.55) + moulding(defs, rng, inner, m, profile, made)
  const box = { x: inner.x - m, y: inner.y - m, w: inner.w + 2 * m, h: inner.h + 2 * m }
  return {
    box,
    outline: rectPath(box.x, box.y, box.w, box.h),
    front,
    depth: profileSections[profile].depth * 1.1,
    side: darker(surfaceTone(made), 0.12),
    stands: false,
    boxy: true,
    focus: { x: box.x + box.w * 0.36, y: box.y + box.h * 0.3, w: box.w * 0.66 },
  }
}

/** The shading of paper that lifts slightly at the bottom. */
const curl = (defs: SvgDefinitions): string =>
  linear(
    defs,
    [
      [0, '#ffffff', 0.1],
      [0.12, '#ffffff', 0],
      [0.86, '#1a0f05', 0],
      [0.95, '#1a0f05', 0.05],
      [1, '#ffffff', 0.14],
    ],
    0.1,
    0,
    0,
    1,
  )

const cloth = (defs: SvgDefinitions): string =>
  linear(
    defs,
    [
      [0, '#ffffff', 0.12],
      [0.4, '#ffffff', 0],
      [1, '#1a0f05', 0.12],
    ],
    0,
    0,
    1,
    1,
  )
