import { darker, lighter } from '../pen/colour.ts'
import { linear } from '../pen/gradient.ts'
import { letters } from '../pen/lettering.ts'
import type { Random } from '../pen/random.ts'
import { contactShadow } from '../pen/shadow.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, n, path, rect, translateBy } from '../pen/svg.ts'

const kraft = '#c9a67a'

/** A parcel with string, w × h mm, standing on (0, 0). */
function parcel(on: Sheet, w: number, h: number, string: string): string {
  const x = -w / 2
  return (
    rect(
      x,
      -h,
      w,
      h,
      {
        fill: linear(
          on,
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
    path(`M${n(x)} ${n(-h * 0.52)}H${n(-x)}M${n(x + w * 0.34)} ${n(-h)}V0`, { stroke: string, width: 6 }) +
    rect(x + w * 0.52, -h * 0.86, w * 0.36, h * 0.24, { fill: '#f7f2e8' }, 1) +
    path(letters('Mantel', { face: 'light', size: w * 0.09, x: x + w * 0.7, y: -h * 0.72 }), { fill: '#3a332a' })
  )
}

/** A small stack of parcels. */
export function parcels(on: Sheet, rng: Random, string: string): string {
  const [w, h] = [rng.between(260, 320), rng.between(120, 160)]
  const [w2, h2] = [w * rng.between(0.6, 0.8), h * rng.between(0.6, 0.9)]
  return (
    contactShadow(on, 40, 0, w * 0.72, 12, 0.45) +
    parcel(on, w, h, string) +
    group(contactShadow(on, 10, 0, w2 * 0.56, 6, 0.4) + parcel(on, w2, h2, string), {
      transform: translateBy(rng.between(-30, 30), -h),
    })
  )
}
