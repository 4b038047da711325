import { darker, lighter } from '../drawing/colour.ts'
import { linearAt, radialAt } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { num, path, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { wood } from '../material/wood.ts'

/** A surface from above that fills (0, 0, w, h). */
export function flatSurface(defs: SvgDefinitions, rng: Random, w: number, h: number, tint?: string): string {
  const kind = tint ? 'paint' : rng.pick(['linen', 'paint', 'boards', 'stone', 'linen'] as const)
  const light = rect(0, 0, w, h, {
    fill: radialAt(
      defs,
      [
        [0, '#fffaf0', 0.4],
        [1, '#fffaf0', 0],
      ],
      w * 0.15,
      h * 0.1,
      Math.max(w, h) * 0.75,
    ),
  })
  const shade = rect(0, 0, w, h, {
    fill: linearAt(
      defs,
      [
        [0.4, '#1a0f05', 0],
        [1, '#1a0f05', 0.16],
      ],
      0,
      0,
      w,
      h,
    ),
  })
  if (kind === 'boards') {
    const species = rng.pick(['limed', 'oak', 'ash'] as const)
    const count = 5
    let out = ''
    for (let i = 0; i < count; i++) {
      const y = (h / count) * i
      const clip = defs.define(
        (id) =>
          `<clipPath id="${id}"><rect x="0" y="${num(y)}" width="${num(w)}" height="${num(h / count - 4)}"/></clipPath>`,
      )
      out += wood(defs, rng.fork(`board${i}`), species, { x: 0, y, w, h: h / count - 4, along: 'x' }, clip)
    }
    return rect(0, 0, w, h, { fill: '#4a3a2a' }) + out + light + shade
  }
  const colour =
    tint ??
    rng.pick(
      kind === 'linen'
        ? ['#ddd3c2', '#cfc7b8', '#c9cdc2', '#e3d8cc']
        : kind === 'stone'
          ? ['#d6d2ca', '#e2dfd8', '#c8c7c3']
          : ['#e8ddcc', '#d9cbb8', '#ccd0c4', '#dbbfae', '#e6e0d6', '#b9c0b4'],
    )
  const base = rect(0, 0, w, h, {
    fill: linearAt(
      defs,
      [
        [0, lighter(colour, 0.02)],
        [1, darker(colour, 0.05)],
      ],
      0,
      0,
      w,
      h,
    ),
  })
  const texture = kind === 'linen' ? linen(defs, w, h, colour) : ''
  const veins = kind === 'stone' ? veinsOf(rng, w, h, darker(colour, 0.1)) : ''
  return base + veins + texture + light + shade
}

/** Threads every 24 units, so that the renderer can copy tiles at the usual sizes. */
function linen(defs: SvgDefinitions, w: number, h: number, colour: string): string {
  const [dark, pale] = [darker(colour, 0.09), lighter(colour, 0.06)]
  const fill = defs.define(
    (id) =>
      `<pattern id="${id}" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M0 3H24M0 11H24M0 18.500H24" stroke="${dark}" stroke-opacity=".13" stroke-width="1.8"/><path d="M0 7H24M0 15H24M0 22H24" stroke="${pale}" stroke-opacity=".26" stroke-width="1.600"/><path d="M4 0V24M12.500 0V24M20 0V24" stroke="${dark}" stroke-opacity=".1" stroke-width="1.600"/><path d="M8 0V24M16 0V24" stroke="${pale}" stroke-opacity=".2" stroke-width="1.600"/></pattern>`,
  )
  return rect(0, 0, w, h, { fill })
}

function veinsOf(rng: Random, w: number, h: number, ink: string): string {
  let d = ''
  for (let i = 0; i < 5; i++) {
    const [x, y] = [rng.between(-0.2, 0.8) * w, rng.between(0, 1) * h]
    d += `M${num(x)} ${num(y)}c${num(w * 0.15)} ${num(rng.between(-90, 90))} ${num(w * 0.25)} ${num(rng.between(-160, 160))} ${num(w * 0.5)} ${num(rng.between(-120, 120))}`
  }
  return path(d, { stroke: ink, strokeOpacity: 0.28, width: 3 })
}
