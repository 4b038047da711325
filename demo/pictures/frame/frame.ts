import { surfaceTone } from '../material/surface.ts'
import { darker } from '../pen/colour.ts'
import { rectPath } from '../pen/geometry.ts'
import { random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, n, rect, scaleBy } from '../pen/svg.ts'
import { type Film, photograph } from '../photo/photograph.ts'
import type { FrameThing } from '../recipe.ts'
import type { Body } from '../stage/body.ts'
import { layoutOf } from './layouts.ts'
import { frameSurface, glazing, moulding, mouldingWidth, rebateShade } from './moulding.ts'
import { mount, type Window } from './mount.ts'
import { sections } from './profiles.ts'

/** Draws a photo frame with photographs, in millimetres. Small frames for one photograph stand, the others hang. */
export function photoFrame(on: Sheet, thing: FrameThing): Body {
  const rng = random(`frame/${thing.seed}`)
  const long = Math.max(thing.photo.width, thing.photo.height) * 10
  const many = thing.layout !== 'single' && thing.layout !== 'oval'
  const edge = thing.mount === 'none' ? (many ? long * 0.05 : 0) : long * rng.between(0.16, 0.26)
  const plan = layoutOf(thing.layout, thing.photo, edge)
  const made = frameSurface(thing.material, thing.colour)
  const w = mouldingWidth(thing.profile, Math.max(plan.w, plan.h))
  const inner = { x: -plan.w / 2, y: -plan.h / 2, w: plan.w, h: plan.h }
  const film = rng.pick<Film>(['colour', 'warm', 'faded', 'silver', 'sepia', 'colour', 'silver'])
  const board = thing.mount === 'none' ? (many ? 'white' : undefined) : thing.mount
  let front = plan.windows.map((one, i) => print(on, thing.seed, i, film, one)).join('')
  if (board) front += mount(on, board, inner, plan.windows, Math.max(0.8, long * 0.006))
  front += rebateShade(on, inner, w * 0.8) + glazing(on, inner, 0.8) + moulding(on, rng, inner, w, thing.profile, made)
  const box = { x: inner.x - w, y: inner.y - w, w: plan.w + 2 * w, h: plan.h + 2 * w }
  const stands = !many && long <= 210
  return {
    box,
    outline: rectPath(box.x, box.y, box.w, box.h),
    front,
    depth: sections[thing.profile].depth,
    side: darker(surfaceTone(made), 0.12),
    stands,
    leans: stands,
    boxy: true,
    focus: { x: box.x + box.w * 0.34, y: box.y + box.h * 0.3, w: Math.max(w * 5, box.w * 0.66) },
  }
}

function print(on: Sheet, seed: string, index: number, film: Film, window: Window): string {
  const { markup, w, h } = photograph(on, seed, index, film, window.w / window.h)
  const k = Math.max(window.w / w, window.h / h)
  return (
    rect(window.x, window.y, window.w, window.h, { fill: '#e9e4da' }) +
    group(markup, { transform: `translate(${n(window.x)} ${n(window.y)}) ${scaleBy(k)}` })
  )
}
