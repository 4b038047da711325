import { darker, lighter, mix } from '../pen/colour.ts'
import { linear, linearAt } from '../pen/gradient.ts'
import { letters, lettersCentred } from '../pen/lettering.ts'
import type { Random } from '../pen/random.ts'
import { boxShadow, contactShadow } from '../pen/shadow.ts'
import type { Sheet } from '../pen/sheet.ts'
import { circle, ellipse, group, n, path, rect, rotateBy, scaleBy, translateBy } from '../pen/svg.ts'
import { sprig, twine } from '../prop/flat.ts'
import type { Body } from './body.ts'
import { flatSurface } from './flat-lay.ts'
import { productHeight as H, productWidth as W } from './product.ts'
import { table } from './table.ts'
import { wall } from './wall.ts'

const kraft = '#c9a67a'

/** The gift box with lid, band and logo; small products stand beside it. */
export function boxedStage(on: Sheet, rng: Random, body: Body, wallColour: string, tint: string): string {
  const { box } = body
  const pad = Math.max(14, Math.min(box.w, box.h) * 0.08)
  const [w, h] = [box.w + 2 * pad, box.h + 2 * pad]
  const d = Math.max(36, Math.min(160, body.depth + 2 * pad))
  const k = Math.min(620 / (w + d * 0.5), 760 / (h + d * 0.3))
  const foot = 1170
  const side = d * 0.5
  const top = d * 0.26
  const front = linear(
    on,
    [
      [0, lighter(kraft, 0.04)],
      [1, darker(kraft, 0.05)],
    ],
    0,
    0,
    0.6,
    1,
  )
  const band = mix(tint, '#efe6d6', 0.25)
  const carton =
    contactShadow(on, w * 0.62, -2, w * 0.8, Math.max(14, d * 0.25), 0.45) +
    path(`M${n(w)} 0L${n(w + side)} ${n(-top)}V${n(-h - top)}L${n(w)} ${n(-h)}Z`, { fill: darker(kraft, 0.12) }) +
    path(`M0 ${n(-h)}L${n(side)} ${n(-h - top)}H${n(w + side)}L${n(w)} ${n(-h)}Z`, { fill: lighter(kraft, 0.07) }) +
    rect(0, -h, w, h, { fill: front }) +
    rect(w * 0.36, -h, w * 0.28, h, { fill: band }) +
    path(`M${n(w * 0.36)} ${n(-h)}l${n(side)} ${n(-top)}h${n(w * 0.28)}l${n(-side)} ${n(top)}z`, {
      fill: lighter(band, 0.04),
    }) +
    mark(w / 2, -h * 0.52, w * 0.078) +
    path(`M0 ${n(-h)}H${n(w)}V0`, { stroke: '#ffffff', strokeOpacity: 0.3, width: 1 })
  const kb = Math.min((420 * 1) / box.w, (560 * 1) / box.h, k * 0.96)
  const beside = body.stands
    ? group(
        contactShadow(on, box.w * 0.1, 0, box.w * 0.7, Math.max(8, box.w * 0.06), 0.5) +
          group(body.front, { transform: translateBy(-(box.x + box.w / 2), -(box.y + box.h)) }),
        { transform: `${translateBy(W * 0.73, foot + 70)} ${scaleBy(kb)}` },
      )
    : ''
  const x = body.stands ? W * 0.4 - ((w + side) * k) / 2 : W / 2 - ((w + side) * k) / 2
  return (
    wall(on, rng, wallColour, W, H) +
    table(on, rng.fork('table'), foot - 190, kraft) +
    group(carton, { transform: `${translateBy(x, foot)} ${scaleBy(k)}` }) +
    beside
  )
}

const mark = (x: number, y: number, size: number): string =>
  path(`M${n(x - size * 1.4)} ${n(y - size)}h${n(size * 2.8)}`, {
    stroke: '#2a2018',
    strokeOpacity: 0.8,
    width: size * 0.045,
  }) + path(letters('Mantel', { face: 'light', size, x, y, tracking: 0.01 }), { fill: '#2a2018', fillOpacity: 0.88 })

/** An unframed print, rolled in tissue beside its tube. */
export function tubeStage(on: Sheet, rng: Random, body: Body, tint: string): string {
  const { box } = body
  const k = Math.min(600 / box.w, 800 / box.h)
  const long = Math.min(1250, Math.min(box.w, box.h) * k * 1.5 + 120)
  const tube =
    rect(10, 18, long, 120, { fill: '#1a0f05', fillOpacity: 0.22 }, 20) +
    rect(
      0,
      0,
      long,
      116,
      {
        fill: linearAt(
          on,
          [
            [0, darker(kraft, 0.06)],
            [0.25, lighter(kraft, 0.09)],
            [0.6, kraft],
            [1, darker(kraft, 0.2)],
          ],
          0,
          0,
          0,
          116,
        ),
      },
      6,
    ) +
    rect(
      -10,
      -3,
      34,
      122,
      {
        fill: linearAt(
          on,
          [
            [0, '#e8e2d6'],
            [0.3, '#ffffff'],
            [1, '#b9b1a2'],
          ],
          0,
          0,
          0,
          116,
        ),
      },
      8,
    ) +
    rect(long * 0.38, 0, long * 0.24, 116, {
      fill: linearAt(
        on,
        [
          [0, darker(tint, 0.05)],
          [0.25, lighter(tint, 0.1)],
          [1, darker(tint, 0.14)],
        ],
        0,
        0,
        0,
        116,
      ),
    }) +
    path(lettersCentred('Mantel', { face: 'light', size: 46, x: long / 2, y: 58 }), { fill: '#fbf6ec' })
  return (
    flatSurface(on, rng, W, H) +
    group(
      group(
        boxShadow(on, box.x + 4, box.y + 7, box.w, box.h, Math.min(box.w, box.h) * 0.03, 0.36) +
          (body.loose ?? body.front),
        {
          transform: translateBy(-(box.x + box.w / 2), -(box.y + box.h / 2)),
        },
      ),
      { transform: `${translateBy(W * 0.46, H * 0.43)} ${scaleBy(k)} ${rotateBy(-4)}` },
    ) +
    group(tube, { transform: `${translateBy(W * 0.5 - long * 0.44, H * 0.8)} ${rotateBy(-13)}` })
  )
}

/** The flat parcel of a canvas or a framed print. */
export function parcelStage(on: Sheet, rng: Random, body: Body): string {
  const ratio = body.box.w / body.box.h
  const [w, h] = ratio > 1 ? [860, 860 / ratio] : [900 * ratio, 900]
  const string = `M${n(w * 0.34)} 0V${n(h)}M0 ${n(h * 0.42)}H${n(w)}`
  const parcel =
    boxShadow(on, 16, 28, w, h, 40, 0.45) +
    rect(
      0,
      0,
      w,
      h,
      {
        fill: linear(
          on,
          [
            [0, lighter(kraft, 0.05)],
            [1, darker(kraft, 0.06)],
          ],
          0,
          0,
          1,
          1,
        ),
      },
      4,
    ) +
    path(`M0 0L${n(w * 0.08)} ${n(h * 0.06)}H${n(w * 0.92)}L${n(w)} 0M${n(w * 0.62)} ${n(h * 0.06)}V${n(h)}`, {
      stroke: darker(kraft, 0.1),
      strokeOpacity: 0.7,
      width: 3,
    }) +
    path(string, { stroke: '#1a0f05', strokeOpacity: 0.2, width: 9, transform: translateBy(4, 6) }) +
    path(string, { stroke: '#e9dcc4', width: 7 }) +
    path(string, { stroke: '#b79b72', width: 7, dash: '5 7' }) +
    bow(w * 0.34, h * 0.42) +
    group(tag(on), { transform: `${translateBy(w * 0.42, h * 0.5)} ${rotateBy(14)}` })
  return (
    flatSurface(on, rng, W, H) +
    group(sprig(rng, 230, '#8fa08a'), { transform: `${translateBy(170, 1290)} ${scaleBy(2.8)} ${rotateBy(-36)}` }) +
    group(twine('#c9a878'), { transform: `${translateBy(1010, 1280)} ${scaleBy(2.6)}` }) +
    group(group(parcel, { transform: translateBy(-w / 2, -h / 2) }), {
      transform: `${translateBy(W / 2, H * 0.46)} ${rotateBy(rng.pick([-4, 3]))}`,
    })
  )
}

const bow = (x: number, y: number): string => {
  const loop = `M${n(x)} ${n(y)}C${n(x - 90)} ${n(y - 70)} ${n(x - 120)} ${n(y + 20)} ${n(x)} ${n(y)}C${n(x + 90)} ${n(y - 70)} ${n(x + 120)} ${n(y + 20)} ${n(x)} ${n(y)}L${n(x - 60)} ${n(y + 90)}M${n(x)} ${n(y)}L${n(x + 70)} ${n(y + 84)}`
  return (
    path(loop, { stroke: '#1a0f05', strokeOpacity: 0.18, width: 8, transform: translateBy(4, 7) }) +
    path(loop, { stroke: '#dcc9a6', width: 7 }) +
    ellipse(x, y, 12, 10, { fill: '#cdb68e' })
  )
}

const tag = (on: Sheet): string =>
  rect(6, 10, 250, 120, { fill: '#1a0f05', fillOpacity: 0.16 }, 8) +
  path('M30 0H250V120H30L0 90V30Z', {
    fill: linear(
      on,
      [
        [0, '#fbf7ee'],
        [1, '#ece4d4'],
      ],
      0,
      0,
      1,
      1,
    ),
  }) +
  circle(28, 60, 9, { fill: '#b79b72' }) +
  path(lettersCentred('Mantel', { face: 'light', size: 46, x: 140, y: 60 }), { fill: '#2a2018' })
