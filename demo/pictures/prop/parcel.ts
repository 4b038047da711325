import { darker, lighter } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import { textPath } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { contactShadow } from '../drawing/shadow.ts'
import { group, num, path, rect, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'

const kraft = '#c9a67a'

/** A parcel with string, w × h mm, standing on (0, 0). */
function parcel(defs: SvgDefinitions, w: number, h: number, string: string): string {
  const x = -w / 2
  return (
    rect(
      x,
      -h,
      w,
      h,
      {
        fill: linear(
          defs,
          [
            [0, lighter(kraft, 0.05)],
            [1, darker(kraft, 0.07)],
          ],
          0,
          0,
          0.7,
          1,
        ),
      },
      3,
    ) +
    path(`M${num(x)} ${num(-h * 0.52)}H${num(-x)}M${num(x + w * 0.34)} ${num(-h)}V0`, { stroke: string, width: 6 }) +
    rect(x + w * 0.52, -h * 0.86, w * 0.36, h * 0.24, { fill: '#f7f2e8' }, 1) +
    path(textPath('Mantel', { face: 'light', size: w * 0.09, x: x + w * 0.7, y: -h * 0.72 }), { fill: '#3a332a' })
  )
}

/** A small stack of parcels. */
export function parcels(defs: SvgDefinitions, rng: Random, string: string): string {
  const [w, h] = [rng.between(260, 320), rng.between(120, 160)]
  const [w2, h2] = [w * rng.between(0.6, 0.8), h * rng.between(0.6, 0.9)]
  return (
    contactShadow(defs, 40, 0, w * 0.72, 12, 0.45) +
    parcel(defs, w, h, string) +
    group(contactShadow(defs, 10, 0, w2 * 0.56, 6, 0.4) + parcel(defs, w2, h2, string), {
      transform: translateBy(rng.between(-30, 30), -h),
    })
  )
}
