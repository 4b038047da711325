import type { Random } from '../drawing/random.ts'
import { group, num, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { bedroom, sofaRoom } from '../room/living-rooms.ts'
import { mantelRoom } from '../room/mantel.ts'
import type { RoomPlan, VisibleArea } from '../room/room.ts'
import { deskRoom, hallRoom, kitchenRoom } from '../room/work-rooms.ts'
import type { Room } from '../vocabulary.ts'
import type { DrawnProduct } from './drawn-product.ts'
import { productHeight, productWidth } from './product.ts'
import { tableShadow, wallShadow } from './product-shadows.ts'
import { wall } from './wall.ts'

const plans: Record<Room, RoomPlan> = {
  mantel: mantelRoom,
  sofa: sofaRoom,
  hall: hallRoom,
  bedroom,
  desk: deskRoom,
  kitchen: kitchenRoom,
}

const paints = [
  '#d9d5c8',
  '#c9cfc2',
  '#d3c4b4',
  '#b9c0bb',
  '#dccfc6',
  '#a9b3a6',
  '#cdd4d6',
  '#e0d6c4',
  '#8f9a94',
  '#c2a893',
  '#6f7f7a',
  '#b7b2a6',
] as const

/** The room for a product of this size when the recipe has none. */
export function chooseRoom(rng: Random, drawn: DrawnProduct): Room {
  const { w, h } = drawn.box
  if (drawn.stands) return rng.pick(['mantel', 'mantel', 'desk', 'hall', 'bedroom'])
  const long = Math.max(w, h)
  if (long > 700) return rng.pick(['sofa', 'sofa', 'mantel', 'hall', 'bedroom'])
  if (long > 450) return rng.pick(['mantel', 'hall', 'sofa', 'mantel', 'desk'])
  return rng.pick(['mantel', 'hall', 'desk', 'kitchen', 'mantel'])
}

/** The width of each room in mm that must be visible to recognise it. */
const widest: Record<Room, number> = { mantel: 1150, sofa: 1900, hall: 1150, bedroom: 1700, desk: 1250, kitchen: 1250 }

/** The product in a room at its real size. */
export function drawRoomView(
  defs: SvgDefinitions,
  rng: Random,
  drawn: DrawnProduct,
  room: Room,
  accent: string,
): string {
  const plan = plans[drawn.stands && room === 'sofa' ? 'mantel' : room]
  const { box } = drawn
  const reach = Math.max(box.w, box.h * 0.8)
  const width = drawn.stands
    ? Math.max(430, reach * (reach > 600 ? 1.8 : reach > 300 ? 2.4 : 3.1))
    : Math.min(2700, Math.max(widest[room], reach * 2.7))
  const k = productWidth / width
  const height = productHeight / k
  const gap = drawn.stands ? 0 : Math.max(90, Math.min(230, box.h * 0.3))
  const foot = drawn.stands ? -plan.surface : -plan.hangAbove - gap
  const middle = foot - box.h / 2
  /** Standing products are slightly below the middle, hanging ones slightly above it. */
  const top = middle - height * (drawn.stands ? 0.54 : 0.42)
  const field: VisibleArea = { left: -width / 2, right: width / 2, top, bottom: top + height }
  const paint = rng.pick(paints)
  const half = drawn.stands ? box.w / 2 : 0
  const free = { from: -half, to: half }
  const aside = Math.max(half + 75, width * 0.31)
  const beside = { left: -aside, right: aside }
  const scenery = plan.draw({ defs, rng: rng.fork('scenery'), field, paint, accent, free, beside })
  const at = translateBy(-(box.x + box.w / 2), foot - (box.y + box.h))
  const product = group((drawn.stands ? tableShadow(defs, drawn) : wallShadow(defs, drawn, 0.44)) + drawn.front, {
    transform: at,
  })
  return (
    wall(defs, rng, paint, productWidth, productHeight, 0.5) +
    group(drawn.stands ? scenery + product : product + scenery, {
      transform: `translate(${num(productWidth / 2)} ${num(-top * k)}) ${scaleBy(k)}`,
    })
  )
}
