import { darker, lighter, mix } from '../drawing/colour.ts'
import { linear, linearAt } from '../drawing/gradient.ts'
import { centredTextPath, textPath } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { boxShadow, contactShadow } from '../drawing/shadow.ts'
import { circle, ellipse, group, num, path, rect, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { sprig, twine } from '../prop/flat.ts'
import type { DrawnProduct } from './drawn-product.ts'
import { flatSurface } from './flat-lay.ts'
import { productHeight as H, productWidth as W } from './product.ts'
import { table } from './table.ts'
import { wall } from './wall.ts'

const kraft = '#c9a67a'

/** The gift box with lid, band and logo; small products stand beside it. */
export function drawGiftBoxView(
  defs: SvgDefinitions,
  rng: Random,
  drawn: DrawnProduct,
  wallColour: string,
  tint: string,
): string {
  const { box } = drawn
  const pad = Math.max(14, Math.min(box.w, box.h) * 0.08)
  const [w, h] = [box.w + 2 * pad, box.h + 2 * pad]
  const d = Math.max(36, Math.min(160, drawn.depth + 2 * pad))
  const k = Math.min(620 / (w + d * 0.5), 760 / (h + d * 0.3))
  const foot = 1170
  const side = d * 0.5
  const top = d * 0.26
  const front = linear(
    defs,
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
    contactShadow(defs, w * 0.62, -2, w * 0.8, Math.max(14, d * 0.25), 0.45) +
    path(`M${num(w)} 0L${num(w + side)} ${num(-top)}V${num(-h - top)}L${num(w)} ${num(-h)}Z`, {
      fill: darker(kraft, 0.12),
    }) +
    path(`M0 ${num(-h)}L${num(side)} ${num(-h - top)}H${num(w + side)}L${num(w)} ${num(-h)}Z`, {
      fill: lighter(kraft, 0.07),
    }) +
    rect(0, -h, w, h, { fill: front }) +
    rect(w * 0.36, -h, w * 0.28, h, { fill: band }) +
    path(`M${num(w * 0.36)} ${num(-h)}l${num(side)} ${num(-top)}h${num(w * 0.28)}l${num(-side)} ${num(top)}z`, {
      fill: lighter(band, 0.04),
    }) +
    mark(w / 2, -h * 0.52, w * 0.078) +
    path(`M0 ${num(-h)}H${num(w)}V0`, { stroke: '#ffffff', strokeOpacity: 0.3, width: 1 })
  const kb = Math.min((420 * 1) / box.w, (560 * 1) / box.h, k * 0.96)
  const beside = drawn.stands
    ? group(
        contactShadow(defs, box.w * 0.1, 0, box.w * 0.7, Math.max(8, box.w * 0.06), 0.5) +
          group(drawn.front, { transform: translateBy(-(box.x + box.w / 2), -(box.y + box.h)) }),
        { transform: `${translateBy(W * 0.73, foot + 70)} ${scaleBy(kb)}` },
      )
    : ''
  const x = drawn.stands ? W * 0.4 - ((w + side) * k) / 2 : W / 2 - ((w + side) * k) / 2
  return (
    wall(defs, rng, wallColour, W, H) +
    table(defs, rng.fork('table'), foot - 190, kraft) +
    group(carton, { transform: `${translateBy(x, foot)} ${scaleBy(k)}` }) +
    beside
  )
}

const mark = (x: number, y: number, size: number): string =>
  path(`M${num(x - size * 1.4)} ${num(y - size)}h${num(size * 2.8)}`, {
    stroke: '#2a2018',
    strokeOpacity: 0.8,
    width: size * 0.045,
  }) + path(textPath('Mantel', { face: 'light', size, x, y, tracking: 0.01 }), { fill: '#2a2018', fillOpacity: 0.88 })

/** An unframed print, rolled in tissue beside its tube. */
export function drawTubeView(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct, tint: string): string {
  const { box } = drawn
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
          defs,
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
          defs,
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
        defs,
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
    path(centredTextPath('Mantel', { face: 'light', size: 46, x: long / 2, y: 58 }), { fill: '#fbf6ec' })
  return (
    flatSurface(defs, rng, W, H) +
    group(
      group(
        boxShadow(defs, box.x + 4, box.y + 7, box.w, box.h, Math.min(box.w, box.h) * 0.03, 0.36) +
          (drawn.loose ?? drawn.front),
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
export function drawParcelView(defs: SvgDefinitions, rng: Random, drawn: DrawnProduct): string {
  const ratio = drawn.box.w / drawn.box.h
  const [w, h] = ratio > 1 ? [860, 860 / ratio] : [900 * ratio, 900]
  const string = `M${num(w * 0.34)} 0V${num(h)}M0 ${num(h * 0.42)}H${num(w)}`
  const parcel =
    boxShadow(defs, 16, 28, w, h, 40, 0.45) +
    rect(
      0,
      0,
      w,
      h,
      {
        fill: linear(
          defs,
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
    path(
      `M0 0L${num(w * 0.08)} ${num(h * 0.06)}H${num(w * 0.92)}L${num(w)} 0M${num(w * 0.62)} ${num(h * 0.06)}V${num(h)}`,
      {
        stroke: darker(kraft, 0.1),
        strokeOpacity: 0.7,
        width: 3,
      },
    ) +
    path(string, { stroke: '#1a0f05', strokeOpacity: 0.2, width: 9, transform: translateBy(4, 6) }) +
    path(string, { stroke: '#e9dcc4', width: 7 }) +
    path(string, { stroke: '#b79b72', width: 7, dash: '5 7' }) +
    bow(w * 0.34, h * 0.42) +
    group(tag(defs), { transform: `${translateBy(w * 0.42, h * 0.5)} ${rotateBy(14)}` })
  return (
    flatSurface(defs, rng, W, H) +
    group(sprig(rng, 230, '#8fa08a'), { transform: `${translateBy(170, 1290)} ${scaleBy(2.8)} ${rotateBy(-36)}` }) +
    group(twine('#c9a878'), { transform: `${translateBy(1010, 1280)} ${scaleBy(2.6)}` }) +
    group(group(parcel, { transform: translateBy(-w / 2, -h / 2) }), {
      transform: `${translateBy(W / 2, H * 0.46)} ${rotateBy(rng.pick([-4, 3]))}`,
    })
  )
}

const bow = (x: number, y: number): string => {
  const loop = `M${num(x)} ${num(y)}C${num(x - 90)} ${num(y - 70)} ${num(x - 120)} ${num(y + 20)} ${num(x)} ${num(y)}C${num(x + 90)} ${num(y - 70)} ${num(x + 120)} ${num(y + 20)} ${num(x)} ${num(y)}L${num(x - 60)} ${num(y + 90)}M${num(x)} ${num(y)}L${num(x + 70)} ${num(y + 84)}`
  return (
    path(loop, { stroke: '#1a0f05', strokeOpacity: 0.18, width: 8, transform: translateBy(4, 7) }) +
    path(loop, { stroke: '#dcc9a6', width: 7 }) +
    ellipse(x, y, 12, 10, { fill: '#cdb68e' })
  )
}

const tag = (defs: SvgDefinitions): string =>
  rect(6, 10, 250, 120, { fill: '#1a0f05', fillOpacity: 0.16 }, 8) +
  path('M30 0H250V120H30L0 90V30Z', {
    fill: linear(
      defs,
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
  path(centredTextPath('Mantel', { face: 'light', size: 46, x: 140, y: 60 }), { fill: '#2a2018' })
