import { type Point, smoothPath } from '../drawing/geometry.ts'
import { fade, linear, radial } from '../drawing/gradient.ts'
import { createLineNoise } from '../drawing/noise.ts'
import { circle, ellipse, group, num, path, rect, scaleBy, translateBy } from '../drawing/svg.ts'
import type { Scene } from './scenes.ts'

/** A tree in a field, in one of four seasons. */
export const loneTree: Scene = ({ defs, rng, w, h, tone }) => {
  const u = Math.min(w, h)
  const [sky, crown, field] = rng.pick([
    ['#bcd3dc', '#6d8a4a', '#b9b56a'],
    ['#e6d3b8', '#c0702f', '#c9a55a'],
    ['#cfd8de', '#8d9a8f', '#e6e7e2'],
    ['#d8c4cf', '#d59aa6', '#9fae7a'],
  ] as const)
  const [x, foot] = [w * rng.between(0.38, 0.62), h * 0.74]
  let leaves = ''
  for (let i = 0; i < 26; i++) {
    const a = rng.between(0, Math.PI * 2)
    const r = u * 0.2 * Math.sqrt(rng.next())
    leaves += circle(x + Math.cos(a) * r * 1.15, foot - u * 0.4 + Math.sin(a) * r * 0.85, u * rng.between(0.05, 0.1), {
      fill: tone(crown),
      fillOpacity: 0.75,
    })
  }
  return (
    rect(0, 0, w, h, {
      fill: linear(defs, [
        [0, tone(sky)],
        [0.7, tone('#f7f0e0')],
        [1, tone('#f7f0e0')],
      ]),
    }) +
    circle(w * 0.2, h * 0.24, u * 0.4, { fill: radial(defs, fade(tone('#fffbee'), 0.8)) }) +
    rect(0, h * 0.7, w, h * 0.3, {
      fill: linear(defs, [
        [0, tone(field)],
        [1, tone('#6f6a3f')],
      ]),
    }) +
    ellipse(x + u * 0.16, foot + 10, u * 0.34, u * 0.03, { fill: '#20180c', fillOpacity: 0.22 }) +
    path(
      `M${num(x - u * 0.02)} ${num(foot + 10)}C${num(x - u * 0.01)} ${num(foot - u * 0.15)} ${num(x - u * 0.015)} ${num(foot - u * 0.2)} ${num(x - u * 0.1)} ${num(foot - u * 0.36)}L${num(x)} ${num(foot - u * 0.24)}L${num(x + u * 0.1)} ${num(foot - u * 0.38)}C${num(x + u * 0.02)} ${num(foot - u * 0.2)} ${num(x + u * 0.015)} ${num(foot - u * 0.1)} ${num(x + u * 0.03)} ${num(foot + 10)}Z`,
      { fill: tone('#4a3a2c') },
    ) +
    leaves
  )
}

/** A lit hut in the snow. */
export const snowCabin: Scene = ({ defs, rng, w, h, tone }) => {
  const u = Math.min(w, h)
  const wave = createLineNoise(rng)
  const drift: Point[] = Array.from({ length: 13 }, (_, i) => [(w * i) / 12, h * 0.7 + wave(i * 0.5) * u * 0.03])
  let firs = ''
  for (let i = 0; i < 13; i++) {
    const [fx, t] = [rng.between(0, w), u * rng.between(0.16, 0.34)]
    firs += `M${num(fx)} ${num(h * 0.72 - t)}l${num(t * 0.24)} ${num(t * 1.05)}h${num(-t * 0.48)}z`
  }
  let flakes = ''
  for (let i = 0; i < 50; i++) flakes += `M${num(rng.between(0, w))} ${num(rng.between(0, h))}h.1`
  const k = u * 0.0042
  return (
    rect(0, 0, w, h, {
      fill: linear(defs, [
        [0, tone('#3f5570')],
        [0.7, tone('#a9b6c4')],
        [1, tone('#cfd6da')],
      ]),
    }) +
    path(firs, { fill: tone('#3d4f52') }) +
    path(`${smoothPath(drift)}L${num(w)} ${num(h)}L0 ${num(h)}Z`, {
      fill: linear(defs, [
        [0, tone('#eef2f4')],
        [1, tone('#b9c6d2')],
      ]),
    }) +
    circle(w * 0.52, h * 0.66, u * 0.3, { fill: radial(defs, fade(tone('#ffd48a'), 0.5)) }) +
    group(
      path('M-44 6V-34L0 -66L44 -34V6Z', { fill: tone('#5a4030') }) +
        path('M-54 -28L0 -70L54 -28L48 -22L0 -58L-48 -22Z', { fill: tone('#f2f5f6') }) +
        path('M-26 -24h18v18h-18zM10 -24h18v18h-18z', { fill: tone('#ffd98f') }) +
        path('M22 -62h10v-16h-10z', { fill: tone('#5a4a42') }),
      { transform: `${translateBy(w * 0.52, h * 0.72)} ${scaleBy(k)}` },
    ) +
    path(flakes, { stroke: '#ffffff', strokeOpacity: 0.85, width: 8, cap: 'round' })
  )
}

/** A rowing boat on still water. */
export const rowingBoat: Scene = ({ defs, rng, w, h, tone }) => {
  const u = Math.min(w, h)
  const far = h * rng.between(0.34, 0.42)
  let lines = ''
  for (let i = 0; i < 40; i++) {
    const t = rng.next()
    lines += `M${num(rng.between(-0.1, 0.95) * w)} ${num(far + (h - far) * t)}h${num((0.04 + 0.2 * t) * w * rng.next())}`
  }
  const hull = tone(rng.pick(['#8f3f2f', '#2f5a6a', '#c99a4a', '#e9e2d2']))
  return (
    rect(0, 0, w, h, {
      fill: linear(defs, [
        [0, tone('#d9dfe0')],
        [0.4, tone('#efe6d4')],
        [1, tone('#efe6d4')],
      ]),
    }) +
    path(
      `M0 ${num(far)}C${num(w * 0.2)} ${num(far - u * 0.12)} ${num(w * 0.34)} ${num(far - u * 0.02)} ${num(w * 0.5)} ${num(far - u * 0.05)}S${num(w * 0.86)} ${num(far - u * 0.12)} ${num(w)} ${num(far - u * 0.02)}V${num(far)}Z`,
      { fill: tone('#8fa39b') },
    ) +
    rect(0, far, w, h - far, {
      fill: linear(defs, [
        [0, tone('#cdd6d4')],
        [1, tone('#54767e')],
      ]),
    }) +
    path(lines, { stroke: '#ffffff', strokeOpacity: 0.3, width: 5, cap: 'round' }) +
    group(
      path('M-60 2C-40 26 40 26 60 2C40 34 -40 34 -60 2Z', {
        fill: '#1a1a18',
        fillOpacity: 0.25,
        transform: translateBy(0, 10),
      }) +
        path('M-64 -8C-40 -2 40 -2 64 -10C58 12 40 22 20 22H-24C-44 22 -58 10 -64 -8Z', { fill: hull }) +
        path('M-64 -8C-40 -2 40 -2 64 -10C40 -16 -40 -16 -64 -8Z', { fill: tone('#5f4a36') }) +
        path('M-30 -13V-4M4 -14V-3M34 -13V-5', { stroke: tone('#c9ab80'), width: 5 }) +
        path('M10 -8L58 26', { stroke: tone('#8a6a44'), width: 3, cap: 'round' }),
      { transform: `${translateBy(w * rng.between(0.42, 0.58), h * 0.66)} ${scaleBy(u * 0.0046)}` },
    )
  )
}
