import { darker } from '../drawing/colour.ts'
import { type Point, polygon, smoothPath } from '../drawing/geometry.ts'
import { fade, linear, radial } from '../drawing/gradient.ts'
import { createLineNoise } from '../drawing/noise.ts'
import { circle, ellipse, group, num, path, rect, scaleBy, translateBy } from '../drawing/svg.ts'
import type { Scene } from './scenes.ts'
import { silhouette } from './silhouettes.ts'

/** Hot-air balloons over a valley at dawn. */
export const balloonDawn: Scene = ({ defs, rng, w, h, tone }) => {
  const u = Math.min(w, h)
  const ridge = createLineNoise(rng)
  const far: Point[] = Array.from({ length: 13 }, (_, i) => [(w * i) / 12, h * 0.74 + ridge(i * 0.6) * u * 0.05])
  const near: Point[] = Array.from({ length: 13 }, (_, i) => [(w * i) / 12, h * 0.86 + ridge(i * 0.5 + 20) * u * 0.04])
  const envelope = (x: number, y: number, s: number, a: string, b: string) =>
    group(
      path('M0 -46C-28 -46 -36 -24 -30 -6C-26 6 -14 14 -10 22H10C14 14 26 6 30 -6C36 -24 28 -46 0 -46Z', {
        fill: tone(a),
      }) +
        path('M0 -46C-12 -40 -16 -10 -6 22H6C16 -10 12 -40 0 -46Z', { fill: tone(b) }) +
        path('M8 -44C30 -40 34 -22 29 -6C25 6 14 14 10 22H4C16 -4 18 -30 8 -44Z', {
          fill: '#1a0f05',
          fillOpacity: 0.16,
        }) +
        rect(-7, 28, 14, 10, { fill: tone('#5a4030') }, 2),
      { transform: `${translateBy(x, y)} ${scaleBy(s)}` },
    )
  return (
    rect(0, 0, w, h, {
      fill: linear(defs, [
        [0, tone('#8fb1c9')],
        [0.6, tone('#f3d9b6')],
        [1, tone('#f6e6cf')],
      ]),
    }) +
    envelope(w * rng.between(0.3, 0.44), h * 0.36, u * 0.0056, '#b8452f', '#e9c06a') +
    envelope(w * rng.between(0.68, 0.8), h * 0.22, u * 0.003, '#2f6a72', '#e6dcc4') +
    envelope(w * rng.between(0.08, 0.18), h * 0.58, u * 0.0022, '#c98a2f', '#7a3a44') +
    path(polygon([...far, [w, h], [0, h]]), { fill: tone('#9aa68c') }) +
    path(polygon([...near, [w, h], [0, h]]), { fill: tone('#5f7258') })
  )
}

/** A cat on a window sill, looking out. */
export const windowCat: Scene = ({ defs, rng, w, h, tone }) => {
  const u = Math.min(w, h)
  const sill = h * 0.78
  const fur = tone(rng.pick(['#2b2725', '#b5763f', '#8d8a84']))
  const wall = tone(rng.pick(['#c9b8a3', '#a9b3a6', '#d8c6b4']))
  const [x, y, ww] = [w * 0.16, h * 0.1, w * 0.68]
  return (
    rect(0, 0, w, h, { fill: wall }) +
    rect(x, y, ww, sill - y, {
      fill: linear(defs, [
        [0, tone('#bcd3de')],
        [1, tone('#eef1ea')],
      ]),
    }) +
    circle(x + ww * 0.74, y + u * 0.46, u * 0.3, { fill: tone('#9db08c'), fillOpacity: 0.7 }) +
    circle(x + ww * 0.2, y + u * 0.56, u * 0.24, { fill: tone('#8aa27c'), fillOpacity: 0.7 }) +
    path(`M${num(x + ww / 2)} ${num(y)}V${num(sill)}M${num(x)} ${num(y + (sill - y) * 0.46)}h${num(ww)}`, {
      stroke: tone('#f4efe6'),
      width: u * 0.03,
    }) +
    rect(x, y, ww, sill - y, { stroke: tone('#f4efe6'), width: u * 0.045 }) +
    rect(w * 0.08, sill, w * 0.84, u * 0.06, {
      fill: linear(defs, [
        [0, tone('#fbf7ee')],
        [1, tone('#cfc6b6')],
      ]),
    }) +
    group(
      path('M26 0C46 -4 50 -28 38 -40', { stroke: fur, width: 8, cap: 'round' }) +
        path(
          'M-20 -84L-16 -70C-8 -75 6 -75 14 -70L18 -84C24 -74 25 -62 20 -54C28 -38 32 -20 30 0H-32C-34 -20 -30 -38 -22 -54C-27 -62 -26 -74 -20 -84Z',
          {
            fill: linear(defs, [
              [0, fur],
              [1, darker(fur, 0.08)],
            ]),
          },
        ),
      { transform: `${translateBy(w * rng.between(0.36, 0.62), sill + 4)} ${scaleBy(u * 0.0044)}` },
    )
  )
}

/** A tent under a starry sky. */
export const nightCamp: Scene = ({ defs, rng, w, h, tone }) => {
  const u = Math.min(w, h)
  const ground = h * 0.76
  const ridge = createLineNoise(rng)
  let [stars, firs] = ['', '']
  for (let i = 0; i < 110; i++) stars += `M${num(rng.between(0, w))} ${num(rng.between(0, ground))}h.1`
  for (let i = 0; i < 16; i++) {
    const [x, t] = [rng.between(0, w), u * rng.between(0.1, 0.26)]
    firs += `M${num(x)} ${num(ground - t)}l${num(t * 0.26)} ${num(t * 1.1)}h${num(-t * 0.52)}z`
  }
  const hills: Point[] = Array.from({ length: 13 }, (_, i) => [
    (w * i) / 12,
    ground - u * 0.12 + ridge(i * 0.7) * u * 0.07,
  ])
  return (
    rect(0, 0, w, h, {
      fill: linear(defs, [
        [0, tone('#141c33')],
        [0.7, tone('#3f4a6b')],
        [1, tone('#6a5f78')],
      ]),
    }) +
    ellipse(w * 0.5, h * 0.3, w * 0.7, u * 0.16, {
      fill: radial(defs, fade(tone('#aab4d6'), 0.28)),
      transform: `rotate(-24 ${num(w / 2)} ${num(h * 0.3)})`,
    }) +
    path(stars, { stroke: '#ffffff', strokeOpacity: 0.85, width: 4, cap: 'round' }) +
    path(`${smoothPath(hills)}L${num(w)} ${num(h)}L0 ${num(h)}Z`, { fill: tone('#232a44') }) +
    path(firs, { fill: tone('#171d30') }) +
    rect(0, ground, w, h - ground, { fill: tone('#12182a') }) +
    circle(w * 0.46, ground, u * 0.34, { fill: radial(defs, fade(tone('#ffb45a'), 0.45)) }) +
    group(
      path('M-60 0L0 -74L60 0Z', {
        fill: linear(defs, [
          [0, tone('#ffd48a')],
          [1, tone('#e08a3c')],
        ]),
      }) +
        path('M0 -74L-14 0H14Z', { fill: tone('#7a3f1c') }) +
        path('M0 -74L60 0H40Z', { fill: '#1a0f05', fillOpacity: 0.2 }),
      { transform: `${translateBy(w * 0.46, ground + u * 0.06)} ${scaleBy(u * 0.0044)}` },
    ) +
    silhouette('man', w * 0.74, ground + u * 0.08, u * 0.26, tone('#0c1120'))
  )
}

/** Rows of lavender in front of a farm. */
export const fieldRows: Scene = ({ defs, rng, w, h, tone }) => {
  const horizon = h * rng.between(0.42, 0.5)
  const cx = w * rng.between(0.35, 0.65)
  const crop = tone(rng.pick(['#8a78a8', '#c9a83f', '#b2574a', '#7d9a58']))
  let rows = ''
  for (let i = -9; i < 10; i++)
    rows += polygon([
      [cx + i * 9, horizon],
      [cx + i * 9 + 5, horizon],
      [cx + (i + 0.55) * w * 0.17, h],
      [cx + i * w * 0.17, h],
    ])
  return (
    rect(0, 0, w, h, {
      fill: linear(defs, [
        [0, tone('#9fc0d6')],
        [0.5, tone('#f1e7d2')],
        [1, tone('#f1e7d2')],
      ]),
    }) +
    path(
      `M0 ${num(horizon)}C${num(w * 0.3)} ${num(horizon - h * 0.08)} ${num(w * 0.6)} ${num(horizon - h * 0.03)} ${num(w)} ${num(horizon - h * 0.07)}V${num(horizon)}Z`,
      { fill: tone('#93a68c') },
    ) +
    rect(0, horizon, w, h - horizon, {
      fill: linear(defs, [
        [0, tone('#a9a06a')],
        [1, tone('#6f7244')],
      ]),
    }) +
    path(rows, { fill: crop }) +
    group(
      path('M-30 0V-22L-16 -36H20L32 -22V0Z', { fill: tone('#e6d3b2') }) +
        path('M-34 -20L-16 -38H22L36 -20Z', { fill: tone('#a9573a') }) +
        path('M-14 0V-14H-4V0ZM8 -14h8v8h-8z', { fill: tone('#5a4636') }),
      { transform: `${translateBy(w * 0.72, horizon + 8)} ${scaleBy(Math.min(w, h) * 0.0026)}` },
    )
  )
}
