import { darker, lighter } from '../drawing/colour.ts'
import { smoothPath } from '../drawing/geometry.ts'
import { linearAt } from '../drawing/gradient.ts'
import { createLineNoise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { group, num, path, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'

export type WoodSpecies = 'oak' | 'walnut' | 'ash' | 'pine' | 'ebony' | 'limed'

type Timber = { base: string; late: string; pore: string /** mm between growth rings */; rings: number }

export const woodSpecies: Record<WoodSpecies, Timber> = {
  oak: { base: '#c3976a', late: '#a1764a', pore: '#7d5733', rings: 3.4 },
  walnut: { base: '#6f4c36', late: '#4f3323', pore: '#382318', rings: 4 },
  ash: { base: '#dcc6a4', late: '#c2a57c', pore: '#a98d66', rings: 4.2 },
  pine: { base: '#dfbb86', late: '#c58f52', pore: '#b98550', rings: 5.5 },
  ebony: { base: '#3a332d', late: '#26211d', pore: '#1a1613', rings: 3.2 },
  limed: { base: '#d9d2c5', late: '#c0b7a7', pore: '#f0ebe2', rings: 3.6 },
}

export type Board = { x: number; y: number; w: number; h: number; along: 'x' | 'y' }

/** Draws a board with varying tone, curved growth rings along it and short dark pores. */
export function wood(defs: SvgDefinitions, from: Random, species: WoodSpecies, board: Board, clip?: string): string {
  const rng = from.fork(`wood/${board.x}/${board.y}`)
  const { base, late, pore, rings } = woodSpecies[species]
  const long = board.along === 'x' ? board.w : board.h
  const across = board.along === 'x' ? board.h : board.w
  const count = Math.round(Math.min(defs.small ? 9 : 46, Math.max(4, across / rings)))
  const step = across / count
  const bow = createLineNoise(rng)
  const drift = createLineNoise(rng)
  const bend = rng.between(0.3, 0.9) * Math.min(across * 0.12, long * 0.05)
  const heart = rng.between(0.2, 0.8)
  const steps = defs.small ? 3 : Math.max(5, Math.min(9, Math.round(long / 60)))
  const point = (along: number, off: number) =>
    board.along === 'x' ? ([board.x + along, board.y + off] as const) : ([board.x + off, board.y + along] as const)
  let fine = ''
  let strong = ''
  for (let i = 0; i <= count; i++) {
    const off = (i + drift(i * 1.7) * 0.45) * step
    const side = off / across - heart
    const phase = rng.between(-0.1, 0.1)
    const d = smoothPath(
      Array.from({ length: steps + 1 }, (_, s) => {
        const t = s / steps
        const swell = Math.exp(-((t - 0.45 - heart * 0.2) ** 2) * 14) * Math.sign(side) * bend * (1.4 - Math.abs(side))
        return point(-2 + t * (long + 4), off + bow(t * 2.3 + phase) * bend + swell)
      }),
    )
    if (i % 5 === 2 || rng.chance(0.12)) strong += d
    else fine += d
  }
  let pores = ''
  const poreCount = defs.small ? 0 : Math.min(70, Math.round((long * across) / 90))
  for (let i = 0; i < poreCount; i++) {
    const [x, y] = point(rng.between(0, long * 0.97), rng.between(0, across))
    const length = rng.between(0.012, 0.05) * long
    pores += `M${num(x)} ${num(y)}${board.along === 'x' ? 'h' : 'v'}${num(length)}`
  }
  const [x2, y2] = board.along === 'x' ? [0, board.h] : [board.w, 0]
  const ground = linearAt(
    defs,
    [
      [0, lighter(base, rng.between(0.01, 0.045))],
      [rng.between(0.25, 0.45), base],
      [rng.between(0.55, 0.75), darker(base, rng.between(0.015, 0.04))],
      [1, lighter(base, rng.between(-0.02, 0.03))],
    ],
    board.x,
    board.y,
    board.x + x2,
    board.y + y2,
  )
  const width = Math.min(step * 0.42, 1.3)
  return group(
    rect(board.x, board.y, board.w, board.h, { fill: ground }) +
      path(fine, { stroke: late, width, strokeOpacity: 0.34 }) +
      path(strong, { stroke: late, width: width * 2.1, strokeOpacity: 0.4 }) +
      path(pores, { stroke: pore, width: Math.min(0.5, step * 0.16), strokeOpacity: 0.42 }),
    clip ? { clip } : {},
  )
}
