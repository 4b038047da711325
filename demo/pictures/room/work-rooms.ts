import { darker, lighter, mix } from '../drawing/colour.ts'
import { rectPath } from '../drawing/geometry.ts'
import { linearAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { boxShadow } from '../drawing/shadow.ts'
import { circle, group, path, rect, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { rodGradient } from '../material/metal.ts'
import { wood } from '../material/wood.ts'
import { bookPile, bookRow } from '../prop/books.ts'
import { bowl, mug, plant, vase } from '../prop/standing.ts'
import { board, floor } from './joinery.ts'
import type { RoomDrawingContext, RoomPlan } from './room.ts'

function woodTop(
  defs: SvgDefinitions,
  rng: Random,
  species: 'oak' | 'walnut' | 'ash',
  x: number,
  y: number,
  w: number,
  t: number,
): string {
  const clip = defs.define(
    (id) => `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${t}"/></clipPath>`,
  )
  return (
    boxShadow(defs, x + 10, y + 16, w, t, 24, 0.36) +
    wood(defs, rng, species, { x, y, w, h: t, along: 'x' }, clip) +
    rect(x, y, w, 4, { fill: '#ffffff', fillOpacity: 0.35 }) +
    rect(x, y + t - 8, w, 8, { fill: '#1a0f05', fillOpacity: 0.2 })
  )
}

/** A console table in a hall, 82 cm high, before a panelled wall, with keys, letters and a vase. */
export const hallRoom: RoomPlan = {
  surface: 820,
  hangAbove: 990,
  draw: (set) => {
    const { defs, rng, field, accent, beside, paint } = set
    const species = rng.pick(['oak', 'walnut', 'ash'] as const)
    const dado = rng.chance(0.6)
    let out = ''
    if (dado) {
      const tone = lighter(paint, 0.05)
      out +=
        rect(field.left - 50, -960, field.right - field.left + 100, 960, { fill: tone }) +
        board(defs, field.left - 50, -990, field.right - field.left + 100, 46, tone, 12)
      for (let x = -1500; x < 1500; x += 210)
        out +=
          path(`M${x} -940V-130`, { stroke: darker(tone, 0.1), width: 7 }) +
          path(`M${x + 6} -940V-130`, { stroke: '#ffffff', strokeOpacity: 0.4, width: 4 })
    }
    out += floor(
      defs,
      field.left - 100,
      field.right + 100,
      dado ? lighter(paint, 0.05) : '#ece7dd',
      rng.pick(['#a98560', '#7d5a40', '#c2b6a4']),
    )
    for (const x of [-540, 500])
      out += rect(x, -780, 44, 790, {
        fill: linearAt(
          defs,
          [
            [0, '#a57d56'],
            [1, '#6b4a32'],
          ],
          x,
          0,
          x + 44,
          0,
        ),
      })
    out += woodTop(defs, rng, species, -600, -740, 1200, 90) + woodTop(defs, rng, species, -640, -820, 1280, 46)
    out += rect(-90, -712, 180, 10, { fill: '#d8b873' }, 5)
    out += group(vase(defs, rng.fork('vase'), mix(accent, '#cfc3b2', 0.3)), {
      transform: translateBy(Math.max(-540, beside.left), -820),
    })
    return (
      out +
      group(rng.chance(0.5) ? bowl(defs, rng, '#d9d0c2') : bookPile(defs, rng), {
        transform: `${translateBy(Math.min(480, beside.right + 40), -820)} ${scaleBy(0.86)}`,
      })
    )
  },
}

/** A desk, 74 cm high, with a lit lamp and a row of books. */
export const deskRoom: RoomPlan = {
  surface: 740,
  hangAbove: 1010,
  draw: ({ defs, rng, field, accent, beside }) => {
    const species = rng.pick(['oak', 'ash', 'walnut'] as const)
    let out = floor(defs, field.left - 100, field.right + 100, '#ece7dd', '#b9946c')
    for (const x of [-760, 720])
      out += path(`M${x} -720L${x + (x > 0 ? 50 : -10)} 10`, { stroke: '#3e3a36', width: 34 })
    out +=
      woodTop(defs, rng.fork('drawers'), species, 250, -700, 420, 320) +
      rect(420, -560, 80, 14, { fill: '#3e3a36' }, 7) +
      path('M250 -540H670', { stroke: '#1a0f05', strokeOpacity: 0.35, width: 5 })
    out += woodTop(defs, rng, species, -860, -740, 1720, 40)
    out += group(bookRow(defs, rng.fork('row')), { transform: translateBy(Math.max(-780, beside.left - 150), -740) })
    out += group(anglepoise(defs, accent), { transform: translateBy(Math.min(700, beside.right + 130), -740) })
    return out + group(mug(defs, mix(accent, '#efe6d8', 0.5)), { transform: translateBy(beside.right - 30, -740) })
  },
}

function anglepoise(defs: SvgDefinitions, paint: string): string {
  return (
    rect(-70, -18, 140, 18, { fill: darker(paint, 0.08) }, 9) +
    path('M0 -18L70 -260L-110 -440', { stroke: darker(paint, 0.02), width: 14, join: 'round' }) +
    circle(70, -260, 15, { fill: darker(paint, 0.12) }) +
    group(
      path('M-70 60C-70 -20 -40 -50 0 -50C40 -50 70 -20 70 60Z', {
        fill: linearAt(
          defs,
          [
            [0, lighter(paint, 0.12)],
            [0.5, paint],
            [1, darker(paint, 0.14)],
          ],
          -70,
          0,
          70,
          0,
        ),
      }) + rect(-14, -74, 28, 30, { fill: rodGradient(defs, 'brass', -14, 0, 14, 0) }, 6),
      { transform: 'translate(-120 -440) rotate(38)' },
    )
  )
}

/** Kitchen: worktop at 91 cm, tiles to 60 cm above it, a shelf of crockery. */
export const kitchenRoom: RoomPlan = {
  surface: 910,
  hangAbove: 1240,
  draw: (set) => {
    const { defs, rng, field, accent, beside } = set
    const tile = rng.pick(['#eef0ea', '#e6e0d2', '#cfd9d4', '#e9dcd2'])
    const front = rng.pick(['#5d6b63', '#d9d2c4', '#3f4a55', '#8a9a8a', '#ece6da'])
    let out = tiles(set, tile)
    out += rect(field.left - 50, -880, field.right - field.left + 100, 880, { fill: front })
    for (let x = -1500; x < 1500; x += 600)
      out +=
        rect(x + 16, -830, 568, 690, { stroke: darker(front, 0.12), width: 7 }) +
        rect(x + 250, -780, 100, 14, { fill: '#d8b873' }, 7)
    out += woodTop(defs, rng, 'oak', -1600, -910, 3200, 50)
    out += group(plant(defs, rng.fork('herb'), mix(accent, '#d9cfc0', 0.2)), {
      transform: `${translateBy(beside.left - 20, -910)} ${scaleBy(0.9)}`,
    })
    out += group(bowl(defs, rng.fork('bowl'), '#e6ddcd'), { transform: translateBy(beside.right + 40, -910) })
    return out
  },
}

/** Tiles in running bond, 20 × 10 cm, three rows. */
function tiles({ field }: RoomDrawingContext, tile: string): string {
  const [left, w, h] = [field.left - 50, field.right - field.left + 100, 300]
  let [faces, edges] = ['', '']
  for (let row = 0; row < 3; row++)
    for (let x = Math.floor(left / 200) * 200 + (row % 2) * 100 - 200; x < field.right + 100; x += 200) {
      const y = -910 - (row + 1) * 100
      faces += rectPath(x + 3, y + 3, 194, 94)
      edges += `M${x + 6} ${y + 94}V${y + 6}H${x + 194}`
    }
  return (
    rect(left, -910 - h, w, h, { fill: darker(tile, 0.08) }) +
    path(faces, { fill: tile }) +
    path(edges, { stroke: '#ffffff', strokeOpacity: 0.55, width: 5 }) +
    rect(left, -910 - h - 14, w, 16, { fill: lighter(tile, 0.03) })
  )
}
