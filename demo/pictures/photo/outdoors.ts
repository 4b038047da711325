import { mix } from '../drawing/colour.ts'
import { type Point, polygon, smoothPath } from '../drawing/geometry.ts'
import { fade, linear, radial } from '../drawing/gradient.ts'
import { createLineNoise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { circle, ellipse, num, path, rect } from '../drawing/svg.ts'
import type { Scene, SceneInput } from './scenes.ts'
import { silhouette } from './silhouettes.ts'

function sky({ defs, w, h, tone }: SceneInput, colours: readonly string[]): string {
  return rect(0, 0, w, h, {
    fill: linear(
      defs,
      colours.map((c, i) => [i / (colours.length - 1), tone(c)] as const),
    ),
  })
}

function land(rng: Random, w: number, h: number, y: number, swing: number, bumps: number): string {
  const wave = createLineNoise(rng)
  const points: Point[] = Array.from({ length: 17 }, (_, i) => [(w * i) / 16, y + wave((i / 16) * bumps) * swing])
  return `${smoothPath(points)}L${num(w)} ${num(h)}L0 ${num(h)}Z`
}

/** Two people on a beach at sunset. */
export const sunsetBeach: Scene = (shot) => {
  const { defs, rng, w, h, tone } = shot
  const [sea, sand] = [h * rng.between(0.5, 0.58), h * 0.8]
  const x = w * rng.between(0.3, 0.7)
  const ink = tone('#2c1d1c')
  let glitter = ''
  for (let i = 0; i < 36; i++) {
    const t = i / 36
    const half = 20 + 110 * t * rng.next()
    glitter += `M${num(x - half + rng.between(-20, 20))} ${num(sea + (sand - sea) * t)}h${num(half * 2)}`
  }
  const warm = rng.chance(0.6)
  let out = sky(
    shot,
    warm ? ['#5a7d9a', '#c9a78f', '#f3b267', '#f8cf8c'] : ['#3f4f74', '#8d7a9a', '#e39a86', '#f6c596'],
  )
  out +=
    circle(x, sea - 60, 380, { fill: radial(defs, fade(tone('#fff0c8'), 0.8)) }) +
    circle(x, sea - 46, 60, { fill: tone('#fff6dc') })
  out +=
    rect(0, sea, w, h - sea, {
      fill: linear(defs, [
        [0, tone('#c98f73')],
        [1, tone('#4a4a63')],
      ]),
    }) + path(glitter, { stroke: tone('#ffe7b4'), strokeOpacity: 0.7, width: 6, cap: 'round' })
  out += path(land(rng, w, h, sand, 18, 3), {
    fill: linear(defs, [
      [0, tone('#6a4a40')],
      [1, tone('#3a2a2a')],
    ]),
  })
  const px = w * rng.between(0.35, 0.62)
  const tall = Math.min(w, h) * 0.34
  out +=
    silhouette('man', px, sand + 36, tall, ink) + silhouette('woman', px + tall * 0.29, sand + 38, tall * 0.92, ink)
  if (rng.chance(0.5)) out += silhouette('child', px + tall * 0.56, sand + 40, tall * 0.55, ink)
  else out += silhouette('dog', px - tall * 0.62, sand + 40, tall * 0.36, ink, true)
  return out
}

/** Peaks and their reflection. */
export const mountainLake: Scene = (shot) => {
  const { defs, rng, w, h, tone } = shot
  const shore = h * rng.between(0.56, 0.64)
  const ridge = createLineNoise(rng)
  const crest = (k: number, high: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => [(w * i) / 24, shore - high * (0.55 + 0.5 * Math.abs(ridge(i * 0.42 + k)))])
  const far = crest(0, h * 0.34)
  const near = crest(9, h * 0.2)
  const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, shore + (shore - y) * 0.8])
  const snow = (points: readonly Point[]): string => {
    const line = shore - h * 0.26
    const low = points.map(([x, y], i): Point => [x, Math.max(y, Math.min(line, y + h * (i % 2 ? 0.1 : 0.035)))])
    return polygon([...points, ...low.reverse()])
  }
  let ripple = ''
  for (let i = 0; i < 26; i++)
    ripple += `M${num(rng.between(-0.1, 0.9) * w)} ${num(shore + (h - shore) * rng.next())}h${num(rng.between(0.06, 0.3) * w)}`
  return (
    sky(shot, ['#6f9cc0', '#b9d2df', '#eef1ea']) +
    path(polygon([...far, [w, shore], [0, shore]]), {
      fill: linear(defs, [
        [0, tone('#7f93a6')],
        [1, tone('#aebcc4')],
      ]),
    }) +
    path(snow(far), { fill: tone('#f6f8f8'), fillOpacity: 0.9 }) +
    path(polygon([...near, [w, shore], [0, shore]]), {
      fill: linear(defs, [
        [0, tone('#3f5a52')],
        [1, tone('#5b7768')],
      ]),
    }) +
    rect(0, shore, w, h - shore, {
      fill: linear(defs, [
        [0, tone('#a9c2cc')],
        [1, tone('#3f6478')],
      ]),
    }) +
    path(polygon([...mirror(far), [w, shore], [0, shore]]), { fill: tone('#7d94a4'), fillOpacity: 0.6 }) +
    path(polygon([...mirror(near), [w, shore], [0, shore]]), { fill: tone('#3f5c55'), fillOpacity: 0.65 }) +
    path(ripple, { stroke: tone('#e6f0f2'), strokeOpacity: 0.35, width: 5, cap: 'round' }) +
    path(
      `M0 ${num(h)}V${num(h * 0.9)}C${num(w * 0.16)} ${num(h * 0.84)} ${num(w * 0.4)} ${num(h * 0.9)} ${num(w * 0.52)} ${num(h)}Z`,
      {
        fill: tone('#2b3a35'),
      },
    ) +
    (rng.chance(0.6) ? silhouette('man', w * 0.22, h * 0.9, Math.min(w, h) * 0.3, tone('#1f2b2b')) : '')
  )
}

/** A child with a balloon on a summer hill. */
export const balloonHill: Scene = (shot) => {
  const { defs, rng, w, h, tone } = shot
  const u = Math.min(w, h)
  const x = w * rng.between(0.36, 0.6)
  const foot = h * 0.76
  const [bx, by] = [x + u * 0.2, foot - u * 0.62]
  const red = tone(rng.pick(['#c4432f', '#d99a2b', '#2f6f8f']))
  return (
    sky(shot, ['#8fb8d4', '#cfe0e2', '#f3ead2']) +
    circle(w * 0.14, h * 0.12, u * 0.5, { fill: radial(defs, fade(tone('#fffbe8'), 0.8)) }) +
    path(land(rng, w, h, h * 0.64, 30, 2), { fill: tone('#a8bd8a') }) +
    path(land(rng, w, h, foot, 24, 1.4), {
      fill: linear(defs, [
        [0, tone('#86a35f')],
        [1, tone('#4e6b3b')],
      ]),
    }) +
    grass(rng, w, h, foot, tone('#3f5a30')) +
    path(
      `M${num(x + u * 0.087)} ${num(foot - u * 0.255)}Q${num(bx - u * 0.02)} ${num(by + u * 0.25)} ${num(bx)} ${num(by + u * 0.09)}`,
      { stroke: tone('#3a3a36'), width: 3 },
    ) +
    ellipse(bx, by, u * 0.075, u * 0.09, { fill: red }) +
    ellipse(bx - u * 0.025, by - u * 0.03, u * 0.018, u * 0.028, { fill: '#ffffff', fillOpacity: 0.5 }) +
    silhouette('reach', x, foot + 14, u * 0.27, tone('#2b2a2a'))
  )
}

/** Sunlight between tree trunks. */
export const woodPath: Scene = (shot) => {
  const { defs, rng, w, h, tone } = shot
  let out = sky(shot, ['#e7ecc9', '#c9d79b', '#8fa868', '#56703f'])
  out += circle(w * 0.5, h * 0.36, Math.min(w, h) * 0.55, { fill: radial(defs, fade(tone('#fffde6'), 0.9)) })
  for (let layer = 0; layer < 3; layer++) {
    const ink = tone(mix('#8fa36f', '#2a3524', (layer + 1) / 3))
    let d = ''
    for (let i = 0; i < 7 - layer; i++) {
      const x = w * rng.between(-0.02, 1.02)
      if (Math.abs(x - w / 2) < w * 0.07 * (layer + 1)) continue
      const t = 14 + layer * 20 * rng.between(0.7, 1.3)
      d += `M${num(x - t / 2)} 0L${num(x + t / 2)} 0L${num(x + t * 0.7)} ${num(h * (0.66 + layer * 0.1))}H${num(x - t * 0.7)}Z`
    }
    out += path(d, { fill: ink, fillOpacity: 0.55 + layer * 0.2 })
  }
  out += path(land(rng, w, h, h * 0.7, 14, 4), {
    fill: linear(defs, [
      [0, tone('#6b8448')],
      [1, tone('#2e3d22')],
    ]),
  })
  out += path(
    `M${num(w * 0.47)} ${num(h * 0.69)}C${num(w * 0.6)} ${num(h * 0.78)} ${num(w * 0.36)} ${num(h * 0.86)} ${num(w * 0.3)} ${num(h)}H${num(w * 0.74)}C${num(w * 0.6)} ${num(h * 0.86)} ${num(w * 0.66)} ${num(h * 0.78)} ${num(w * 0.53)} ${num(h * 0.69)}Z`,
    { fill: tone('#cbb98c') },
  )
  const tall = Math.min(w, h) * 0.15
  return (
    out +
    silhouette('walker', w * 0.49, h * 0.79, tall, tone('#2a2a24')) +
    silhouette('woman', w * 0.49 + tall * 0.38, h * 0.79, tall * 0.94, tone('#2a2a24'))
  )
}

/** Silhouettes of people or animals on a bright hill. */
export const onTheHill: Scene = (shot) => {
  const { defs, rng, w, h, tone } = shot
  const u = Math.min(w, h)
  const foot = h * rng.between(0.7, 0.78)
  const ink = tone('#241f22')
  const dawn = rng.pick([
    ['#93a9c4', '#e8c7b4', '#f9e3bd'],
    ['#d8a98c', '#f2cf9f', '#fbeccb'],
    ['#a9bfc9', '#dfe5df', '#f6efdd'],
  ])
  let out =
    sky(shot, dawn) + circle(w * 0.68, foot - u * 0.2, u * 0.36, { fill: radial(defs, fade(tone('#fffaf0'), 0.9)) })
  out += path(land(rng, w, h, h * 0.62, 26, 3), { fill: tone('#b6a893'), fillOpacity: 0.6 })
  out +=
    path(land(rng, w, h, foot, 14, 1), {
      fill: linear(defs, [
        [0, tone('#5d5340')],
        [1, tone('#2c2620')],
      ]),
    }) + grass(rng, w, h, foot + 6, tone('#3b3326'))
  const who = rng.pick(['wedding', 'dog', 'family', 'friends'])
  const x = w * rng.between(0.4, 0.52)
  const tall = u * 0.42
  if (who === 'wedding')
    out += silhouette('man', x, foot + 12, tall, ink) + silhouette('bride', x + tall * 0.3, foot + 14, tall * 0.94, ink)
  else if (who === 'dog') out += silhouette('dog', x + u * 0.06, foot + 12, u * 0.26, ink)
  else if (who === 'friends')
    for (const [i, s] of (['woman', 'man', 'woman', 'walker'] as const).entries())
      out += silhouette(s, x - tall * 0.5 + i * tall * 0.36, foot + 12, tall * (0.86 + 0.06 * (i % 2)), ink)
  else
    out +=
      silhouette('man', x - tall * 0.1, foot + 12, tall, ink) +
      silhouette('child', x + tall * 0.2, foot + 14, tall * 0.52, ink) +
      silhouette('woman', x + tall * 0.5, foot + 12, tall * 0.92, ink)
  return out
}

function grass(rng: Random, w: number, h: number, y: number, ink: string): string {
  let d = ''
  for (let i = 0; i < 60; i++) {
    const x = rng.between(0, w)
    const gy = y + (h - y) * rng.next() ** 2
    d += `M${num(x)} ${num(gy + 12)}q${num(rng.between(-6, 6))} -14 ${num(rng.between(-14, 14))} ${num(-rng.between(16, 42))}`
  }
  return path(d, { stroke: ink, strokeOpacity: 0.6, width: 3, cap: 'round' })
}
