import { darker, lighter } from '../drawing/colour.ts'
import { circlePath, polar } from '../drawing/geometry.ts'
import { fade, linear, radial } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { circle, ellipse, group, num, path, rect, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { Scene, SceneInput } from './scenes.ts'
import { bunHead, profileHead } from './silhouettes.ts'

/** Out-of-focus lights behind the subject. */
function bokeh({ defs, rng, w, h, tone }: SceneInput, colours: readonly string[], count: number): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const r = Math.min(w, h) * rng.between(0.05, 0.17)
    const fill = tone(rng.pick(colours))
    out += circle(rng.between(0, w), rng.between(0, h), r, {
      fill: radial(defs, [
        [0, fill, 0.34],
        [0.86, fill, 0.4],
        [1, fill, 0],
      ]),
    })
  }
  return out
}

/** A person in profile before a bright window. */
export const portrait: Scene = (shot) => {
  const { defs, rng, w, h, tone } = shot
  const u = Math.min(w, h)
  const wall = tone(rng.pick(['#d9c3ae', '#b9c2c4', '#c4b59b', '#a9b39f', '#e0cdc4', '#c9a58f']))
  const dark = tone(rng.pick(['#3a2c26', '#2c3038', '#33332a', '#40302f']))
  const k = (u * rng.between(0.8, 0.9)) / 100
  const flip = rng.chance(0.5) ? -1 : 1
  const head = rng.chance(0.5) ? bunHead : profileHead
  return (
    rect(0, 0, w, h, {
      fill: linear(
        defs,
        [
          [0, lighter(wall, 0.08)],
          [1, darker(wall, 0.14)],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    circle(w * 0.5 - flip * u * 0.2, h * 0.42, u * 0.62, { fill: radial(defs, fade('#fff8ea', 0.75)) }) +
    bokeh(shot, ['#fff6e2', wall], 5) +
    group(
      path(head, {
        fill: linear(
          defs,
          [
            [0, lighter(dark, 0.16)],
            [0.3, lighter(dark, 0.03)],
            [1, dark],
          ],
          0,
          0,
          1,
          0.3,
        ),
      }) + path(head, { stroke: '#fff3dc', strokeOpacity: 0.3, width: 0.8, transform: translateBy(0.6, 0.4) }),
      { transform: `${translateBy(w / 2, h + u * 0.02)} ${scaleBy(k * flip, k)}` },
    )
  )
}

/** A flower in close-up. */
export const flower: Scene = (shot) => {
  const { defs, rng, w, h, tone } = shot
  const u = Math.min(w, h)
  const petal = tone(rng.pick(['#d98a8f', '#e7c25a', '#b9a3cf', '#f1e6dc', '#c4543f']))
  const leaf = tone('#55703f')
  const [cx, cy] = [w * rng.between(0.42, 0.58), h * rng.between(0.38, 0.46)]
  const petals = rng.pick([8, 12, 16])
  const long = u * 0.3
  let ring = ''
  for (let i = 0; i < petals; i++)
    ring += group(
      path(
        `M0 0C${num(long * 0.3)} ${num(-long * 0.2)} ${num(long * 0.3)} ${num(-long * 0.9)} 0 ${num(-long)}C${num(-long * 0.3)} ${num(-long * 0.9)} ${num(-long * 0.3)} ${num(-long * 0.2)} 0 0Z`,
        {
          fill: linear(defs, [
            [0, lighter(petal, 0.06)],
            [1, darker(petal, 0.1)],
          ]),
          stroke: darker(petal, 0.08),
          width: 2,
        },
      ),
      { transform: `${translateBy(cx, cy)} ${rotateBy((360 / petals) * i + 5)}` },
    )
  return (
    rect(0, 0, w, h, {
      fill: linear(defs, [
        [0, tone('#b9c79a')],
        [1, tone('#5d7448')],
      ]),
    }) +
    bokeh(shot, ['#dfe6b8', '#8fa36a', '#f4e6b8', '#e8c9c0'], 12) +
    path(
      `M${num(cx)} ${num(cy)}C${num(cx + 20)} ${num(cy + u * 0.3)} ${num(cx - 30)} ${num(h * 0.9)} ${num(cx - 10)} ${num(h)}`,
      {
        stroke: leaf,
        width: u * 0.028,
      },
    ) +
    path(
      `M${num(cx - 4)} ${num(h * 0.86)}C${num(cx + u * 0.1)} ${num(h * 0.68)} ${num(cx + u * 0.26)} ${num(h * 0.7)} ${num(cx + u * 0.32)} ${num(h * 0.66)}C${num(cx + u * 0.28)} ${num(h * 0.8)} ${num(cx + u * 0.12)} ${num(h * 0.88)} ${num(cx - 4)} ${num(h * 0.86)}Z`,
      { fill: leaf },
    ) +
    ring +
    circle(cx, cy, u * 0.075, {
      fill: radial(defs, [
        [0, tone('#d9a43a')],
        [1, tone('#8a5a1e')],
      ]),
    }) +
    path(seeds(rng, cx, cy, u * 0.06), { fill: tone('#5f3d16') })
  )
}

function seeds(rng: Random, cx: number, cy: number, r: number): string {
  let d = ''
  for (let i = 0; i < 18; i++) {
    const [x, y] = polar(r * Math.sqrt(rng.next()), rng.between(0, 360), cx, cy)
    d += circlePath(x, y, r * 0.07)
  }
  return d
}

/** A town at dusk. */
export const cityDusk: Scene = (shot) => {
  const { defs, rng, w, h, tone } = shot
  const foot = h * 0.8
  let out = rect(0, 0, w, h, {
    fill: linear(defs, [
      [0, tone('#27324f')],
      [0.5, tone('#6a6f92')],
      [0.75, tone('#e0a98c')],
      [1, tone('#3a3f57')],
    ]),
  })
  for (let layer = 0; layer < 3; layer++) {
    const ink = tone(['#7a7893', '#4b4d6b', '#262a3f'][layer]!)
    let [d, lit] = ['', '']
    for (let x = -20; x < w; ) {
      const bw = rng.between(60, 150)
      const bh = h * rng.between(0.14, 0.42) * (1 - layer * 0.16)
      d += `M${num(x)} ${num(foot)}V${num(foot - bh)}h${num(bw * 0.3)}${rng.chance(0.3) ? `v${num(-bh * 0.12)}h${num(bw * 0.1)}v${num(bh * 0.12)}` : ''}H${num(x + bw)}V${num(foot)}Z`
      if (layer > 0)
        for (let i = 0; i < 9; i++)
          if (rng.chance(0.6))
            lit += `M${num(x + bw * rng.between(0.1, 0.85))} ${num(foot - bh * rng.between(0.08, 0.92))}h9v13h-9z`
      x += bw + (layer === 2 ? rng.between(0, 30) : 0)
    }
    out += path(d, { fill: ink }) + path(lit, { fill: tone('#ffdf9e'), fillOpacity: 0.9 })
  }
  let glow = ''
  for (let i = 0; i < 26; i++)
    glow += `M${num(rng.between(0, w))} ${num(foot + 10)}v${num(rng.between(0.2, 0.9) * (h - foot))}`
  return (
    out +
    rect(0, foot, w, h - foot, { fill: tone('#232a42') }) +
    path(glow, { stroke: tone('#f4c98a'), strokeOpacity: 0.28, width: 9, cap: 'round' })
  )
}

/** A cup by a window. */
export const breakfast: Scene = (shot) => {
  const { defs, rng, w, h, tone } = shot
  const u = Math.min(w, h)
  const [cx, cy] = [w * 0.52, h * 0.64]
  const cup = tone(rng.pick(['#f1ece2', '#5f7d86', '#c98a5f', '#3c4038']))
  const r = u * 0.19
  return (
    rect(0, 0, w, h, {
      fill: linear(
        defs,
        [
          [0, tone('#efe4d2')],
          [1, tone('#cdb597')],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    bokeh(shot, ['#fff6e2', '#f0dcb8', '#dfe3d2'], 9) +
    rect(0, h * 0.6, w, h * 0.4, {
      fill: linear(defs, [
        [0, tone('#a87f57')],
        [1, tone('#c79d72')],
      ]),
    }) +
    ellipse(cx + r * 0.5, cy + r * 0.62, r * 1.9, r * 0.34, { fill: '#2a1d10', fillOpacity: 0.25 }) +
    ellipse(cx, cy + r * 0.5, r * 1.5, r * 0.32, { fill: tone('#f4efe6') }) +
    ellipse(cx, cy + r * 0.46, r * 1.1, r * 0.2, { fill: tone('#ddd5c6') }) +
    path(
      `M${num(cx + r * 0.8)} ${num(cy - r * 0.4)}C${num(cx + r * 1.6)} ${num(cy - r * 0.5)} ${num(cx + r * 1.5)} ${num(cy + r * 0.34)} ${num(cx + r * 0.6)} ${num(cy + r * 0.22)}`,
      { stroke: darker(cup, 0.06), width: r * 0.13 },
    ) +
    path(
      `M${num(cx - r)} ${num(cy - r * 0.6)}C${num(cx - r * 0.96)} ${num(cy + r * 0.2)} ${num(cx - r * 0.6)} ${num(cy + r * 0.52)} ${num(cx)} ${num(cy + r * 0.52)}C${num(cx + r * 0.6)} ${num(cy + r * 0.52)} ${num(cx + r * 0.96)} ${num(cy + r * 0.2)} ${num(cx + r)} ${num(cy - r * 0.6)}Z`,
      {
        fill: linear(
          defs,
          [
            [0, lighter(cup, 0.08)],
            [0.5, cup],
            [1, darker(cup, 0.14)],
          ],
          0,
          0,
          1,
          0.2,
        ),
      },
    ) +
    ellipse(cx, cy - r * 0.6, r, r * 0.24, { fill: lighter(cup, 0.06) }) +
    ellipse(cx, cy - r * 0.58, r * 0.88, r * 0.19, { fill: tone('#4a2f1c') }) +
    path(
      `M${num(cx - r * 0.2)} ${num(cy - r * 0.9)}c${num(-r * 0.3)} ${num(-r * 0.5)} ${num(r * 0.3)} ${num(-r * 0.7)} 0 ${num(-r * 1.3)}M${num(cx + r * 0.25)} ${num(cy - r * 0.9)}c${num(-r * 0.3)} ${num(-r * 0.5)} ${num(r * 0.3)} ${num(-r * 0.7)} 0 ${num(-r * 1.2)}`,
      { stroke: '#ffffff', strokeOpacity: 0.4, width: r * 0.07, cap: 'round' },
    )
  )
}
