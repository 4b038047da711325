import { mix } from '../drawing/colour.ts'
import { type Random, random } from '../drawing/random.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { palettes } from '../material/palettes.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { VisibleArea } from '../room/room.ts'
import { type PaletteName, paletteNames, type SceneShape, type SceneSubject } from '../vocabulary.ts'
import { garland, longMantel, longShelf, longTable } from './furniture.ts'
import { type Item, layoutFor, lightsOf, type SceneLayout } from './scene-layouts.ts'
import { createSceneProducts } from './scene-products.ts'
import { drawShelfScene, type PlacedObject } from './shelf-scene.ts'

/**
 * `middle`: horizontal offset of the group of objects from the centre, as a share of the width; `room`: the share of the width
 * that the group may fill. Wide pictures leave their left third free for text, and a crop from the centre still shows the main
 * object.
 */
type Format = { w: number; h: number; middle: number; room: number; shelfAt: number; air: number }

const formats: Record<SceneShape | 'blog', Format> = {
  banner: { w: 1920, h: 600, middle: 0.15, room: 0.6, shelfAt: 0.8, air: 1.5 },
  heading: { w: 1920, h: 304, middle: 0.17, room: 0.54, shelfAt: 0.88, air: 1.28 },
  wide: { w: 1600, h: 800, middle: 0.08, room: 0.7, shelfAt: 0.78, air: 1.7 },
  tall: { w: 900, h: 1200, middle: 0, room: 0.84, shelfAt: 0.74, air: 2 },
  square: { w: 1000, h: 1000, middle: 0, room: 0.84, shelfAt: 0.76, air: 1.8 },
  phone: { w: 1080, h: 1350, middle: 0, room: 0.86, shelfAt: 0.72, air: 2 },
  blog: { w: 1600, h: 900, middle: 0.04, room: 0.76, shelfAt: 0.78, air: 1.75 },
}

export const sceneSize = (shape: SceneShape | 'blog'): { w: number; h: number } => formats[shape]

const paints = [
  '#d6d3c6',
  '#c9d0c4',
  '#d8c9b9',
  '#bcc4c0',
  '#dfd3ca',
  '#aab4a8',
  '#cfd6d7',
  '#e2d9c8',
  '#93a099',
  '#c9b09c',
] as const

export function scene(
  defs: SvgDefinitions,
  subject: SceneSubject,
  shape: SceneShape | 'blog',
  seed: string,
  wanted?: PaletteName,
): string {
  const rng = random(`scene/${subject}/${seed}`)
  const name = wanted ?? rng.pick(paletteNames)
  const palette = palettes[name]
  const format = formats[shape]
  const script = layoutFor(subject, { defs, rng, products: createSceneProducts(defs, rng.fork('cast'), name), palette })
  const paint = rng.chance(0.5) ? mix(rng.pick(palette.tones), '#e6dfd2', 0.62) : rng.pick(paints)
  const shape3 = script.row.length === 0 ? wallScene(script, format) : shelfScene(script, format, rng)
  const wood = rng.pick(['oak', 'walnut', 'ash'] as const)
  const mantelPaint = rng.pick(['#ece7dd', '#e3ded2', '#d9d6cc', '#4b5350', '#efeae0'])
  const furniture = (field: VisibleArea) => {
    if (script.row.length === 0) return ''
    if (script.base === 'shelf') return longShelf(defs, rng.fork('shelf'), wood, field)
    if (script.base === 'table') return longTable(defs, rng.fork('table'), wood, field)
    return (
      longMantel(defs, mantelPaint, field) +
      (script.festive ? garland(rng.fork('garland'), field.left, field.right, lightsOf(palette)) : '')
    )
  }
  return drawShelfScene({ defs, rng: rng.fork('wall'), w: format.w, h: format.h, paint, furniture, ...shape3 })
}

type Layout = { high: number; shelfAt: number; placed: PlacedObject[] }

/** A scene with wall objects only: in a line in wide pictures, in columns in tall ones. */
function wallScene(script: SceneLayout, { w, h, middle, room }: Format): Layout {
  const drawnProducts = script.wall.map((make) => make())
  const ratio = w / h
  if (ratio > 1.3) {
    const gap = 90
    const high = Math.max(...drawnProducts.map((b) => b.box.h)) * (ratio > 4 ? 1.32 : 1.42)
    const space = high * ratio * room
    const line: DrawnProduct[] = []
    for (const drawn of drawnProducts)
      if (line.length === 0 || widthOf(line, gap) + gap + drawn.box.w <= space) line.push(drawn)
    const order = alternate(line)
    let x = high * ratio * middle - widthOf(order, gap) / 2
    const placed = order.map((drawn): PlacedObject => {
      const at = x + drawn.box.w / 2
      x += drawn.box.w + gap
      return { hang: drawn, x: at, y: high / 2 }
    })
    return { high, shelfAt: 1, placed }
  }
  const two = twoColumns(drawnProducts.slice(0, 4), 70)
  const high = Math.max(two.h * 1.3, (two.w * 1.22) / ratio)
  return { high, shelfAt: 1, placed: two.placed.map((p) => ({ ...p, y: high / 2 - p.y })) }
}

/** Arranges four objects in two columns: the largest with the smallest, and the other two. */
function twoColumns(
  drawnProducts: readonly DrawnProduct[],
  gap: number,
): { placed: { hang: DrawnProduct; x: number; y: number }[]; w: number; h: number } {
  const bySize = [...drawnProducts].sort((a, b) => b.box.h - a.box.h)
  const columns = [bySize.filter((_, i) => i === 0 || i === 3), bySize.filter((_, i) => i === 1 || i === 2)].filter(
    (one) => one.length > 0,
  )
  const wide = columns.map((column) => Math.max(...column.map((b) => b.box.w)))
  const tall = columns.map((column) => column.reduce((sum, b) => sum + b.box.h, 0) + gap * (column.length - 1))
  const w = wide.reduce((a, b) => a + b, 0) + gap * (columns.length - 1)
  let x = -w / 2
  const placed = columns.flatMap((column, c) => {
    let y = -tall[c]! / 2
    const at = x + wide[c]! / 2
    x += wide[c]! + gap
    return (c % 2 ? [...column].reverse() : column).map((hang) => {
      const one = { hang, x: at, y: y + hang.box.h / 2 }
      y += hang.box.h + gap
      return one
    })
  })
  return { placed, w, h: Math.max(...tall) }
}

const widthOf = (drawnProducts: readonly DrawnProduct[], gap: number): number =>
  drawnProducts.reduce((sum, b) => sum + b.box.w, 0) + gap * (drawnProducts.length - 1)

/** Reorders a list from the middle outwards: the first in the middle, the next to its right, then left, and so on. */
function alternate<T>(list: readonly T[]): T[] {
  const out: T[] = []
  list.forEach((one, i) => {
    if (i % 2) out.push(one)
    else out.unshift(one)
  })
  return out
}

const halfOf = (item: Item): number => ('drawn' in item ? item.drawn.box.w / 2 : item.half)

function shelfScene(script: SceneLayout, format: Format, rng: Random): Layout {
  const { w, h, middle, room, shelfAt, air } = format
  const ratio = w / h
  const items: Item[] = []
  let tallest = format.air > 1.9 ? 240 : 300
  let used = 0
  for (const make of script.row) {
    const item = make()
    const nextTallest = Math.max(tallest, 'drawn' in item ? item.drawn.box.h : 0)
    const nextUsed = used + halfOf(item) * ('drawn' in item && item.back ? 1.5 : 2) + 26
    if (items.length > 2 && nextUsed > nextTallest * air * ratio * room) continue
    items.push(item)
    tallest = nextTallest
    used = nextUsed
  }
  const above = ratio < 1.2 ? script.wall[0]?.() : undefined
  const high = Math.max(tallest * air, above ? (tallest * 1.1 + above.box.h + 130) / shelfAt : 0, used / (ratio * room))
  let x = high * ratio * middle - used / 2
  const backs: PlacedObject[] = []
  const fronts: PlacedObject[] = []
  for (const item of alternate(items)) {
    const half = halfOf(item)
    const back = 'drawn' in item && item.back === true
    const at = x + half
    if ('prop' in item) fronts.push({ prop: item.prop, x: at })
    else (back ? backs : fronts).push({ stand: item.drawn, x: at })
    x += half * (back ? 1.5 : 2) + 26 + (rng.chance(0.2) ? 20 : 0)
  }
  const placed: PlacedObject[] = [...backs, ...fronts]
  if (above) placed.unshift({ hang: above, x: high * ratio * middle, y: tallest * 1.05 + 60 + above.box.h / 2 })
  return { high, shelfAt, placed }
}
