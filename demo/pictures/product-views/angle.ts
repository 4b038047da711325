import { darker, lighter } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { contactShadow } from '../drawing/shadow.ts'
import { group, num, path, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { DrawnProduct } from './drawn-product.ts'
import { productHeight as H, productWidth as W } from './product.ts'
import { wallShadow } from './product-shadows.ts'
import { table } from './table.ts'
import { wall } from './wall.ts'

/** Parallel projection from the left. */
const turn = { cos: 0.83, sin: 0.56 }
/** Vertical part of the projection: the view is slightly from above. */
const rise = 0.13

export function drawAngledView(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct, wallColour: string): string {
  return drawn.stands ? standing(defs, rng, drawn, wallColour) : hanging(defs, rng, drawn, wallColour)
}

/** Draws the side of a product by repeating its outline from back to front, lighter at the top and darker below. */
function thickness(defs: SvgDefinitions, drawn: DrawnProduct, dx: number, dy: number, matrix: string): string {
  if (drawn.open) return ''
  const fill = linear(defs, [
    [0, lighter(drawn.side, 0.05)],
    [0.4, drawn.side],
    [1, darker(drawn.side, 0.07)],
  ])
  const steps = Math.max(10, Math.min(40, Math.round(Math.hypot(dx, dy) / 1.6)))
  const outline = defs.symbol((id) => `<path id="${id}" d="${drawn.outline}"/>`)
  let out = ''
  for (let i = steps; i >= 1; i--)
    out += `<use xlink:href="${outline}" transform="${translateBy((dx * i) / steps, (dy * i) / steps)} ${matrix}"/>`
  return group(out, { fill })
}

function hanging(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct, wallColour: string): string {
  const { box, depth } = drawn
  const dx = depth * turn.sin
  const k = Math.min(860 / (box.w * turn.cos + dx), 1000 / box.h)
  const matrix = `matrix(${turn.cos} -0.035 0 1 0 0)`
  const cx = W / 2 - ((box.x + box.w / 2) * turn.cos + dx / 2) * k
  const cy = H / 2 - 15 - (box.y + box.h / 2) * k
  const shade = linear(
    defs,
    [
      [0, '#ffffff', 0.1],
      [0.6, '#1a0f05', 0],
      [1, '#1a0f05', 0.12],
    ],
    0,
    0,
    1,
    0,
  )
  return (
    wall(defs, rng, wallColour, W, H) +
    group(
      group(group(wallShadow(defs, drawn, 0.46), { transform: matrix }), { transform: translateBy(dx, 0) }) +
        thickness(defs, drawn, dx, 0, matrix) +
        group(drawn.front + (drawn.open ? '' : path(drawn.outline, { fill: shade })), { transform: matrix }),
      { transform: `${translateBy(cx, cy)} ${scaleBy(k)}` },
    )
  )
}

function standing(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct, wallColour: string): string {
  const { box } = drawn
  const depth = drawn.leans ? drawn.depth : drawn.depth * 0.9
  const [dx, dy] = [depth * turn.sin, -depth * turn.cos * rise * 2]
  const wide = box.w * turn.cos + dx
  const k = Math.min(820 / wide, 860 / box.h)
  const shear = turn.sin * rise
  const matrix = `matrix(${turn.cos} ${num(shear)} 0 1 0 0)`
  const foot = Math.min(1200, H / 2 + (box.h * k) / 2 + 110)
  const cx = W / 2 - ((box.x + box.w / 2) * turn.cos + dx / 2) * k
  const cy = foot - (box.y + box.h) * k
  const low = box.y + box.h
  const middle = (box.x + box.w / 2) * turn.cos
  const shade = linear(
    defs,
    [
      [0, '#ffffff', 0.08],
      [1, '#1a0f05', 0.1],
    ],
    0,
    0,
    1,
    0,
  )
  const strut = drawn.leans
    ? path(
        `M${num(middle + dx)} ${num(low + dy - box.h * 0.5)}L${num(middle + box.w * 0.42 + dx)} ${num(low + dy - box.w * 0.06)}`,
        { stroke: darker(drawn.side, 0.1), width: Math.max(4, box.w * 0.05) },
      )
    : ''
  return (
    wall(defs, rng, wallColour, W, H) +
    table(defs, rng.fork('table'), foot - 210, drawn.side) +
    group(
      contactShadow(defs, middle + wide * 0.34, low + dy * 0.5, wide * 0.85, Math.max(10, box.w * 0.13), 0.4) +
        contactShadow(
          defs,
          middle + dx / 2,
          low + shear * box.w * 0.2 + dy * 0.4,
          wide * 0.6,
          Math.max(6, box.w * 0.06),
          0.5,
        ) +
        strut +
        thickness(defs, drawn, dx, dy, matrix) +
        group(drawn.front + path(drawn.outline, { fill: shade }), { transform: matrix }),
      { transform: `${translateBy(cx, cy)} ${scaleBy(k)}` },
    )
  )
}
