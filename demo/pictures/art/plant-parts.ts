import { num } from '../drawing/svg.ts'

/** A plant in an area of 100 × 130 around the origin. Each leaf is drawn once along +x with length 1, then placed. */
export type Plant = {
  stems: string
  stemWidth: number
  leaves: { solid: string; carve: string }[]
  placed: { leaf: number; x: number; y: number; angle: number; size: number }[]
  solids: string
  carves: string
}

export const emptyPlant = (stemWidth = 1.3): Plant => ({
  stems: '',
  stemWidth,
  leaves: [],
  placed: [],
  solids: '',
  carves: '',
})

/** A pointed oval leaf: `wide` is half its width; one vein every `step`. */
export function pointedLeaf(wide: number, step: number): { solid: string; carve: string } {
  let carve = 'M.06 0H.92'
  for (let t = 0.16; t < 0.85; t += step) {
    const reach = wide * 0.7 * Math.sin(Math.PI * t)
    carve += `M${num(t)} 0L${num(t + reach * 0.8)} ${num(-reach)}M${num(t)} 0L${num(t + reach * 0.8)} ${num(reach)}`
  }
  return {
    solid: `M0 0C.2 ${num(-wide * 1.3)} .7 ${num(-wide * 1.3)} 1 0C.7 ${num(wide * 1.3)} .2 ${num(wide * 1.3)} 0 0Z`,
    carve,
  }
}

export type StemCurve = (t: number) => { x: number; y: number; angle: number }

/** A stem from the foot (0, 64) to the tip, bent to one side. */
export const bentStem =
  (lean: number, top = -62, foot = 64): StemCurve =>
  (t) => {
    const x = lean * Math.sin(t * Math.PI * 0.5) ** 2
    const slope = lean * Math.sin(t * Math.PI) * 0.5 * Math.PI
    return { x, y: foot + (top - foot) * t, angle: (Math.atan2(top - foot, slope) * 180) / Math.PI }
  }

export function stemPath(spine: StemCurve, from = 0, to = 1): string {
  let d = ''
  for (let i = 0; i <= 10; i++) {
    const { x, y } = spine(from + ((to - from) * i) / 10)
    d += `${i ? 'L' : 'M'}${num(x)} ${num(y)}`
  }
  return d
}

/** Pairs of leaves along a stem; `size` depends on the position. */
export function addLeafPairs(
  plant: Plant,
  spine: StemCurve,
  count: number,
  from: number,
  to: number,
  angle: number,
  size: (t: number) => number,
  leaf: (i: number) => number,
  stagger = 0,
): void {
  for (let i = 0; i < count; i++)
    for (const side of [-1, 1]) {
      const t = from + ((to - from) * (i + (side > 0 ? stagger : 0))) / count
      const at = spine(t)
      plant.placed.push({
        leaf: leaf(i),
        x: at.x,
        y: at.y,
        angle: at.angle + side * angle * (1 - 0.25 * t),
        size: size(t),
      })
    }
}
