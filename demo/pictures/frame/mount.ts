import { darker, lighter } from '../drawing/colour.ts'
import { ellipsePath, rectPath } from '../drawing/geometry.ts'
import { linear } from '../drawing/gradient.ts'
import { path } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { Box } from '../product-views/drawn-product.ts'
import type { MountColour } from '../vocabulary.ts'

const boards: Record<Exclude<MountColour, 'none'>, string> = {
  white: '#f7f5ef',
  cream: '#f0e6d2',
  black: '#2b2927',
  sage: '#aab39b',
  blush: '#e3bfb1',
  slate: '#59646d',
}

export type MountWindow = Box & { oval?: boolean }

/** A mount board with bevelled windows: the white core is visible as a thin, shaded rim. */
export function mount(
  defs: SvgDefinitions,
  colour: Exclude<MountColour, 'none'>,
  area: Box,
  windows: readonly MountWindow[],
  cut: number,
): string {
  const board = boards[colour]
  const hole = (w: MountWindow, grow: number) =>
    w.oval
      ? ellipsePath(w.x + w.w / 2, w.y + w.h / 2, w.w / 2 + grow, w.h / 2 + grow)
      : rectPath(w.x - grow, w.y - grow, w.w + 2 * grow, w.h + 2 * grow)
  const face = linear(
    defs,
    [
      [0, lighter(board, 0.012)],
      [1, darker(board, 0.03)],
    ],
    0,
    0,
    1,
    1,
  )
  const core = linear(
    defs,
    [
      [0, '#c9c1b2'],
      [0.45, '#e9e3d8'],
      [1, '#ffffff'],
    ],
    0,
    0,
    1,
    1,
  )
  let out = path(rectPath(area.x, area.y, area.w, area.h) + windows.map((w) => hole(w, cut)).join(''), {
    fill: face,
    rule: 'evenodd',
  })
  for (const w of windows) out += path(hole(w, cut) + hole(w, 0), { fill: core, rule: 'evenodd' })
  return (
    out + path(windows.map((w) => hole(w, 0)).join(''), { stroke: '#140c05', strokeOpacity: 0.25, width: cut * 0.25 })
  )
}
