import { linear } from '../pen/gradient.ts'
import { boxShadow } from '../pen/shadow.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, rect, translateBy } from '../pen/svg.ts'
import type { Body, Box } from './body.ts'
import { tableShadow, wallShadow } from './cast.ts'

/** Combines several bodies into one, so that every stage can show them together. */
type Placed = { body: Body; x: number; y: number }

/** Puts the middle of a body's box at (x, y). */
const centred = ({ body, x, y }: Placed, content: string): string =>
  group(content, { transform: translateBy(x - body.box.x - body.box.w / 2, y - body.box.y - body.box.h / 2) })

/** Puts the foot of a body at (x, −above). */
const footed = (body: Body, x: number, content: string, above = 0): string =>
  group(content, { transform: translateBy(x - body.box.x - body.box.w / 2, -(body.box.y + body.box.h) - above) })

/** All ways to split a list into columns without changing its order. */
function splits<T>(list: readonly T[]): T[][][] {
  if (list.length <= 1) return [[[...list]]]
  const [first, ...rest] = list as [T, ...T[]]
  return splits(rest).flatMap((columns) => [
    [[first], ...columns],
    [[first, ...columns[0]!], ...columns.slice(1)],
  ])
}

const widthOf = (column: readonly Body[]): number => Math.max(...column.map((b) => b.box.w))

/** Columns centred on one line, in the split that fills a 5:6 picture best. */
function hungColumns(bodies: readonly Body[], gap: number): { placed: Placed[]; box: Box } {
  const bySize = [...bodies].sort((a, b) => b.box.w * b.box.h - a.box.w * a.box.h)
  const size = (columns: readonly Body[][]) => ({
    w: columns.reduce((sum, column) => sum + widthOf(column), 0) + gap * (columns.length - 1),
    h: Math.max(...columns.map((column) => heightOf(column, gap))),
  })
  const fill = (columns: readonly Body[][]) => Math.min(5 / size(columns).w, 6 / size(columns).h)
  const columns = splits(bySize).reduce((best, one) => (fill(one) > fill(best) * 1.02 ? one : best))
  const { w, h } = size(columns)
  const placed: Placed[] = []
  let x = -w / 2
  for (const column of columns) {
    let y = -heightOf(column, gap) / 2
    for (const body of column) {
      placed.push({ body, x: x + widthOf(column) / 2, y: y + body.box.h / 2 })
      y += body.box.h + gap
    }
    x += widthOf(column) + gap
  }
  return { placed, box: { x: -w / 2, y: -h / 2, w, h } }
}

const heightOf = (column: readonly Body[], gap: number): number =>
  column.reduce((sum, b) => sum + b.box.h, 0) + gap * (column.length - 1)

const nothing = '<g/>'

/** Several bodies on a wall. */
export function galleryWall(on: Sheet, bodies: readonly Body[]): Body {
  const smallest = Math.min(...bodies.map((b) => Math.min(b.box.w, b.box.h)))
  const { placed, box } = hungColumns(bodies, Math.max(30, Math.min(80, smallest * 0.22)))
  const front = placed.map((p) => centred(p, wallShadow(on, p.body) + p.body.front)).join('')
  return {
    box,
    outline: '',
    front,
    shadow: nothing,
    open: true,
    depth: 20,
    side: '#888888',
    stands: false,
    focus: { x: 0, y: 0, w: box.w * 0.5 },
  }
}

/** A picture that leans against the wall, with its shadow on the wall and its foot on the shelf. */
const leantPicture = (on: Sheet, body: Body): string =>
  boxShadow(on, body.box.x + 8, body.box.y + 12, body.box.w, body.box.h - 14, Math.min(30, body.box.w * 0.08), 0.36) +
  tableShadow(on, { ...body, depth: 40 }, 0.5) +
  (body.loose ?? body.front) +
  rect(body.box.x, body.box.y, body.box.w, body.box.h, {
    fill: linear(on, [
      [0, '#ffffff', 0.06],
      [0.7, '#1a0f05', 0],
      [1, '#1a0f05', 0.12],
    ]),
  })

/** Several bodies on a shelf: pictures lean at the back, hanging bodies are just above, the others stand in front and overlap. */
export function shelfRow(on: Sheet, bodies: readonly Body[], overlap = 0.16): Body {
  const leaning = bodies.filter((b) => !b.stands)
  const standing = bodies.filter((b) => b.stands)
  const row = (list: readonly Body[], share: number) => {
    let x = 0
    return list.map((body) => {
      const at = x + body.box.w / 2
      x += body.box.w * (1 - share)
      return { body, x: at }
    })
  }
  const back = row(leaning, overlap)
  const backEnd = back.at(-1) ? back.at(-1)!.x + back.at(-1)!.body.box.w / 2 : 0
  const front = row(standing, leaning.length > 0 ? -0.12 : -0.2)
  const start = leaning.length > 0 ? backEnd * 0.62 : 0
  const shifted = front.map((p) => ({ ...p, x: p.x + start }))
  const end = Math.max(backEnd, ...shifted.map((p) => p.x + p.body.box.w / 2))
  const raised = 70
  const tall = Math.max(...bodies.map((b) => b.box.h + (b.stands || b.boxy ? 0 : raised)))
  const lean = (body: Body) => (body.boxy ? leantPicture(on, body) : wallShadow(on, body) + body.front)
  const markup =
    back.map((p) => footed(p.body, p.x - end / 2, lean(p.body), p.body.boxy ? 0 : raised)).join('') +
    shifted.map((p) => footed(p.body, p.x - end / 2, tableShadow(on, p.body) + p.body.front)).join('')
  return {
    box: { x: -end / 2, y: -tall, w: end, h: tall },
    outline: '',
    front: markup,
    depth: 1,
    side: '#888888',
    stands: true,
    open: true,
    shadow: nothing,
    focus: { x: 0, y: -tall * 0.45, w: end * 0.5 },
  }
}

/** Several bodies on a table from above. */
export function laidOut(on: Sheet, bodies: readonly Body[]): Body {
  const { placed, box } = hungColumns(bodies, 45)
  const front = placed
    .map((p) =>
      centred(
        p,
        boxShadow(on, p.body.box.x + 3, p.body.box.y + 6, p.body.box.w, p.body.box.h, 14, 0.36) +
          (p.body.loose ?? p.body.front),
      ),
    )
    .join('')
  return {
    box,
    outline: '',
    front,
    shadow: nothing,
    open: true,
    depth: 6,
    side: '#888888',
    stands: false,
    focus: { x: 0, y: 0, w: box.w * 0.5 },
  }
}
