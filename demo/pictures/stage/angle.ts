import { darker, lighter } from '../pen/colour.ts'
import { linear } from '../pen/gradient.ts'
import type { Random } from '../pen/random.ts'
import { contactShadow } from '../pen/shadow.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, n, path, scaleBy, translateBy } from '../pen/svg.ts'
import type { Body } from './body.ts'
import { wallShadow } from './cast.ts'
import { productHeight as H, productWidth as W } from './product.ts'
import { table } from './table.ts'
import { wall } from './wall.ts'

/** Parallel projection from the left. */
const turn = { cos: 0.83, sin: 0.56 }
/** Vertical part of the projection: the view is slightly from above. */
const rise = 0.13

export function angleStage(on: Sheet, rng: Random, body: Body, wallColour: string): string {
  return body.stands ? standing(on, rng, body, wallColour) : hanging(on, rng, body, wallColour)
}

/** Draws the side of a body by repeating its outline from back to front, lighter at the top and darker below. */
function thickness(on: Sheet, body: Body, dx: number, dy: number, matrix: string): string {
  if (body.open) return ''
  const fill = linear(on, [
    [0, lighter(body.side, 0.05)],
    [0.4, body.side],
    [1, darker(body.side, 0.07)],
  ])
  const steps = Math.max(10, Math.min(40, Math.round(Math.hypot(dx, dy) / 1.6)))
  const outline = on.symbol((id) => `<path id="${id}" d="${body.outline}"/>`)
  let out = ''
  for (let i = steps; i >= 1; i--)
    out += `<use xlink:href="${outline}" transform="${translateBy((dx * i) / steps, (dy * i) / steps)} ${matrix}"/>`
  return group(out, { fill })
}

function hanging(on: Sheet, rng: Random, body: Body, wallColour: string): string {
  const { box, depth } = body
  const dx = depth * turn.sin
  const k = Math.min(860 / (box.w * turn.cos + dx), 1000 / box.h)
  const matrix = `matrix(${turn.cos} -0.035 0 1 0 0)`
  const cx = W / 2 - ((box.x + box.w / 2) * turn.cos + dx / 2) * k
  const cy = H / 2 - 15 - (box.y + box.h / 2) * k
  const shade = linear(
    on,
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
    wall(on, rng, wallColour, W, H) +
    group(
      group(group(wallShadow(on, body, 0.46), { transform: matrix }), { transform: translateBy(dx, 0) }) +
        thickness(on, body, dx, 0, matrix) +
        group(body.front + (body.open ? '' : path(body.outline, { fill: shade })), { transform: matrix }),
      { transform: `${translateBy(cx, cy)} ${scaleBy(k)}` },
    )
  )
}

function standing(on: Sheet, rng: Random, body: Body, wallColour: string): string {
  const { box } = body
  const depth = body.leans ? body.depth : body.depth * 0.9
  const [dx, dy] = [depth * turn.sin, -depth * turn.cos * rise * 2]
  const wide = box.w * turn.cos + dx
  const k = Math.min(820 / wide, 860 / box.h)
  const shear = turn.sin * rise
  const matrix = `matrix(${turn.cos} ${n(shear)} 0 1 0 0)`
  const foot = Math.min(1200, H / 2 + (box.h * k) / 2 + 110)
  const cx = W / 2 - ((box.x + box.w / 2) * turn.cos + dx / 2) * k
  const cy = foot - (box.y + box.h) * k
  const low = box.y + box.h
  const middle = (box.x + box.w / 2) * turn.cos
  const shade = linear(
    on,
    [
      [0, '#ffffff', 0.08],
      [1, '#1a0f05', 0.1],
    ],
    0,
    0,
    1,
    0,
  )
  const strut = body.leans
    ? path(
        `M${n(middle + dx)} ${n(low + dy - box.h * 0.5)}L${n(middle + box.w * 0.42 + dx)} ${n(low + dy - box.w * 0.06)}`,
        { stroke: darker(body.side, 0.1), width: Math.max(4, box.w * 0.05) },
      )
    : ''
  return (
    wall(on, rng, wallColour, W, H) +
    table(on, rng.fork('table'), foot - 210, body.side) +
    group(
      contactShadow(on, middle + wide * 0.34, low + dy * 0.5, wide * 0.85, Math.max(10, box.w * 0.13), 0.4) +
        contactShadow(
          on,
          middle + dx / 2,
          low + shear * box.w * 0.2 + dy * 0.4,
          wide * 0.6,
          Math.max(6, box.w * 0.06),
          0.5,
        ) +
        strut +
        thickness(on, body, dx, dy, matrix) +
        group(body.front + path(body.outline, { fill: shade }), { transform: matrix }),
      { transform: `${translateBy(cx, cy)} ${scaleBy(k)}` },
    )
  )
}
