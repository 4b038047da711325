import type { Sheet } from '../pen/sheet.ts'
import { rect } from '../pen/svg.ts'
import type { Box } from '../stage/body.ts'

/** Canvas tooth: a tile of crossing threads, two to the millimetre would vanish, so one every three. */
export function weave(on: Sheet, { x, y, w, h }: Box): string {
  if (on.small) return ''
  const fill = on.define(
    (id) =>
      `<pattern id="${id}" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .8H3M.8 0V3" stroke="#fff" stroke-opacity=".09" stroke-width=".7"/><path d="M0 2.2H3M2.2 0V3" stroke="#1a0f05" stroke-opacity=".07" stroke-width=".7"/></pattern>`,
  )
  return rect(x, y, w, h, { fill })
}
