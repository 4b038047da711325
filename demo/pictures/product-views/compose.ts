import { linear } from '../drawing/gradient.ts'
import { boxShadow } from '../drawing/shadow.ts'
import { group, rect, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { Box, DrawnProduct } from './drawn-product.ts'
import { tableShadow, wallShadow } from './product-shadows.ts'

/** Combines several products into one, so that every view can show them together. */
type Placed = { drawn: DrawnProduct; x: number; y: number }

/** Puts the middle of a product's box at (x, y). */
const centred = ({ drawn, x, y }: Placed, content: string): string =>
  group(content, { transform: translateBy(x - drawn.box.x - drawn.box.w / 2, y - drawn.box.y - drawn.box.h / 2) })

/** Puts the foot of a product at (x, −above). */
const footed = (drawn: DrawnProduct, x: number, content: string, above = 0): string =>
  group(content, { transform: translateBy(x - drawn.box.x - drawn.box.w / 2, -(drawn.box.y + drawn.box.h) - above) })

/** All ways to split a list into columns without changing its order. */
function splits<T>(list: readonly T[]): T[][][] {
  if (list.length <= 1) return [[[...list]]]
  const [first, ...rest] = list as [T, ...T[]]
  return splits(rest).flatMap((columns) => [
    [[first], ...columns],
    [[first, ...columns[0]!], ...columns.slice(1)],
  ])
}

const widthOf = (column: readonly DrawnProduct[]): number => Math.max(...column.map((b) => b.box.w))

/** Columns centred on one line, in the split that fills a 5:6 picture best. */
function hungColumns(drawnProducts: readonly DrawnProduct[], gap: number): { placed: Placed[]; box: Box } {
  const bySize = [...drawnProducts].sort((a, b) => b.box.w * b.box.h - a.box.w * a.box.h)
  const size = (columns: readonly DrawnProduct[][]) => ({
    w: columns.reduce((sum, column) => sum + widthOf(column), 0) + gap * (columns.length - 1),
    h: Math.max(...columns.map((column) => heightOf(column, gap))),
  })
  const fill = (columns: readonly DrawnProduct[][]) => Math.min(5 / size(columns).w, 6 / size(columns).h)
  const columns = splits(bySize).reduce((best, one) => (fill(one) > fill(best) * 1.02 ? one : best))
  const { w, h } = size(columns)
  const placed: Placed[] = []
  let x = -w / 2
  for (const column of columns) {
    let y = -heightOf(column, gap) / 2
    for (const drawn of column) {
      placed.push({ drawn, x: x + widthOf(column) / 2, y: y + drawn.box.h / 2 })
      y += drawn.box.h + gap
    }
    x += widthOf(column) + gap
  }
  return { placed, box: { x: -w / 2, y: -h / 2, w, h } }
}

const heightOf = (column: readonly DrawnProduct[], gap: number): number =>
  column.reduce((sum, b) => sum + b.box.h, 0) + gap * (column.length - 1)

const nothing = '<g/>'

/** Several products on a wall. */
export function arrangeOnWall(defs: SvgDefinitions, drawnProducts: readonly DrawnProduct[]): DrawnProduct {
  const smallest = Math.min(...drawnProducts.map((b) => Math.min(b.box.w, b.box.h)))
  const { placed, box } = hungColumns(drawnProducts, Math.max(30, Math.min(80, smallest * 0.22)))
  const front = placed.map((p) => centred(p, wallShadow(defs, p.drawn) + p.drawn.front)).join('')
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
const leantPicture = (defs: SvgDefinitions, drawn: DrawnProduct): string =>
  boxShadow(
    defs,
    drawn.box.x + 8,
    drawn.box.y + 12,
    drawn.box.w,
    drawn.box.h - 14,
    Math.min(30, drawn.box.w * 0.08),
    0.36,
  ) +
  tableShadow(defs, { ...drawn, depth: 40 }, 0.5) +
  (drawn.loose ?? drawn.front) +
  rect(drawn.box.x, drawn.box.y, drawn.box.w, drawn.box.h, {
    fill: linear(defs, [
      [0, '#ffffff', 0.06],
      [0.7, '#1a0f05', 0],
      [1, '#1a0f05', 0.12],
    ]),
  })

/** Several products on a shelf: pictures lean at the back, hanging products are just above, the others stand in front and overlap. */
export function arrangeOnShelf(
  defs: SvgDefinitions,
  drawnProducts: readonly DrawnProduct[],
  overlap = 0.16,
): DrawnProduct {
  const leaning = drawnProducts.filter((b) => !b.stands)
  const standing = drawnProducts.filter((b) => b.stands)
  const row = (list: readonly DrawnProduct[], share: number) => {
    let x = 0
    return list.map((drawn) => {
      const at = x + drawn.box.w / 2
      x += drawn.box.w * (1 - share)
      return { drawn, x: at }
    })
  }
  const back = row(leaning, overlap)
  const backEnd = back.at(-1) ? back.at(-1)!.x + back.at(-1)!.drawn.box.w / 2 : 0
  const front = row(standing, leaning.length > 0 ? -0.12 : -0.2)
  const start = leaning.length > 0 ? backEnd * 0.62 : 0
  const shifted = front.map((p) => ({ ...p, x: p.x + start }))
  const end = Math.max(backEnd, ...shifted.map((p) => p.x + p.drawn.box.w / 2))
  const raised = 70
  const tall = Math.max(...drawnProducts.map((b) => b.box.h + (b.stands || b.boxy ? 0 : raised)))
  const lean = (drawn: DrawnProduct) => (drawn.boxy ? leantPicture(defs, drawn) : wallShadow(defs, drawn) + drawn.front)
  const markup =
    back.map((p) => footed(p.drawn, p.x - end / 2, lean(p.drawn), p.drawn.boxy ? 0 : raised)).join('') +
    shifted.map((p) => footed(p.drawn, p.x - end / 2, tableShadow(defs, p.drawn) + p.drawn.front)).join('')
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

/** Several products on a table from above. */
export function arrangeOnTable(defs: SvgDefinitions, drawnProducts: readonly DrawnProduct[]): DrawnProduct {
  const { placed, box } = hungColumns(drawnProducts, 45)
  const front = placed
    .map((p) =>
      centred(
        p,
        boxShadow(defs, p.drawn.box.x + 3, p.drawn.box.y + 6, p.drawn.box.w, p.drawn.box.h, 14, 0.36) +
          (p.drawn.loose ?? p.drawn.front),
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
