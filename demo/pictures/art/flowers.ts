import { circlePath, ellipsePath, polar } from '../drawing/geometry.ts'
import type { Random } from '../drawing/random.ts'
import { num } from '../drawing/svg.ts'
import { addLeafPairs, bentStem, emptyPlant, type Plant, stemPath } from './plant-parts.ts'

export function poppy(rng: Random): Plant {
  const plant = emptyPlant(1.3)
  plant.leaves = [
    {
      solid:
        'M0 0L.2 -.12L.26 -.05L.4 -.2L.46 -.06L.62 -.18L.68 -.05L1 0L.68 .05L.62 .18L.46 .06L.4 .2L.26 .05L.2 .12Z',
      carve: 'M.05 0H.9',
    },
  ]
  const heads = [
    [rng.between(-8, 8), -40, 1],
    [rng.between(-36, -24), -18, 0],
    [rng.between(24, 36), -28, 0],
  ] as const
  for (const [lean, top, flower] of heads) {
    const spine = bentStem(lean, top)
    plant.stems += stemPath(spine)
    const { x, y } = spine(1)
    if (flower) {
      plant.solids += `M${num(x)} ${num(y + 6)}C${num(x - 30)} ${num(y + 6)} ${num(x - 28)} ${num(y - 22)} ${num(x - 8)} ${num(y - 22)}C${num(x - 4)} ${num(y - 27)} ${num(x + 8)} ${num(y - 27)} ${num(x + 12)} ${num(y - 21)}C${num(x + 30)} ${num(y - 20)} ${num(x + 26)} ${num(y + 6)} ${num(x)} ${num(y + 6)}Z`
      for (let a = -60; a <= 60; a += 15)
        plant.carves += `M${num(polar(7, a, x, y)[0])} ${num(polar(7, a, x, y)[1])}L${num(polar(18, a, x, y)[0])} ${num(polar(18, a, x, y)[1])}`
      plant.carves += circlePath(x, y - 2, 4)
    } else {
      plant.solids += `M${num(x)} ${num(y + 6)}C${num(x - 10)} ${num(y + 2)} ${num(x - 9)} ${num(y - 10)} ${num(x - 5)} ${num(y - 11)}H${num(x - 9)}Q${num(x - 10)} ${num(y - 15)} ${num(x)} ${num(y - 16)}Q${num(x + 10)} ${num(y - 15)} ${num(x + 9)} ${num(y - 11)}H${num(x + 5)}C${num(x + 9)} ${num(y - 10)} ${num(x + 10)} ${num(y + 2)} ${num(x)} ${num(y + 6)}Z`
      plant.carves += `M${num(x - 3.5)} ${num(y - 9)}q-2 6 1 11M${num(x)} ${num(y - 10)}V${num(y + 3)}M${num(x + 3.5)} ${num(y - 9)}q2 6 -1 11`
    }
  }
  for (const [t, side] of [
    [0.1, -1],
    [0.2, 1],
    [0.32, -1],
  ] as const)
    plant.placed.push({ leaf: 0, ...bentStem(0, -40)(t), angle: -90 + side * 58, size: 36 })
  return plant
}

export function honesty(rng: Random): Plant {
  const plant = emptyPlant(1)
  const disc = (x: number, y: number, r: number) => {
    plant.solids += ellipsePath(x, y, r, r * 1.2)
    plant.carves += `${ellipsePath(x, y, r * 0.8, r)}${circlePath(x - r * 0.2, y + r * 0.2, r * 0.1)}${circlePath(x + r * 0.25, y - r * 0.25, r * 0.1)}`
  }
  for (const lean of [rng.between(-26, -14), rng.between(-4, 4), rng.between(16, 28)]) {
    const spine = bentStem(lean, -46 + Math.abs(lean) * 0.7)
    plant.stems += stemPath(spine)
    for (let i = 0; i < 5; i++) {
      const { x, y } = spine(0.34 + i * 0.15)
      const side = i % 2 ? 1 : -1
      const [dx, dy] = [x + side * rng.between(7, 11), y - rng.between(6, 9)]
      plant.stems += `M${num(x)} ${num(y)}Q${num(x + side * 5)} ${num(y - 2)} ${num(dx)} ${num(dy + 6)}`
      disc(dx, dy, rng.between(4.6, 6.6))
    }
    disc(spine(1).x, spine(1).y - 6, 6)
  }
  return plant
}

export function thistle(rng: Random): Plant {
  const plant = emptyPlant(1.5)
  plant.leaves = [
    {
      solid:
        'M0 0L.14 -.16L.2 -.05L.34 -.24L.4 -.06L.56 -.22L.6 -.06L.78 -.14L.8 -.04L1 0L.8 .04L.78 .14L.6 .06L.56 .22L.4 .06L.34 .24L.2 .05L.14 .16Z',
      carve: 'M.04 0H.88',
    },
  ]
  for (const [lean, top, s] of [
    [rng.between(-6, 6), -28, 1.15],
    [rng.between(-34, -24), 0, 0.8],
    [rng.between(24, 34), -8, 0.85],
  ] as const) {
    const spine = bentStem(lean, top)
    plant.stems += stemPath(spine)
    const { x, y } = spine(1)
    plant.solids += ellipsePath(x, y - 4 * s, 9 * s, 10 * s)
    for (let a = -46; a <= 46; a += 6) {
      const [p, q, r] = [
        polar(11 * s, a - 3, x, y - 4 * s),
        polar(26 * s + (a % 4), a * 0.8, x, y - 4 * s),
        polar(11 * s, a + 3, x, y - 4 * s),
      ]
      plant.solids += `M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}L${num(r[0])} ${num(r[1])}Z`
    }
    for (let r = -1; r <= 1; r++)
      for (let c = -2; c <= 2; c++)
        plant.carves += `M${num(x + (c * 3.4 - 1.4) * s)} ${num(y + (r * 4.6 - 4) * s)}l${num(1.6 * s)} ${num(-2.4 * s)}l${num(1.6 * s)} ${num(2.4 * s)}`
    for (const [t, side] of [
      [0.3, -1],
      [0.46, 1],
      [0.62, -1],
    ] as const)
      plant.placed.push({ leaf: 0, ...spine(t), angle: spine(t).angle + side * 56, size: 26 * s })
  }
  return plant
}

export function tulip(rng: Random): Plant {
  const plant = emptyPlant(1.9)
  plant.leaves = [
    {
      solid: 'M0 0C.2 -.16 .7 -.16 1 -.02C.7 .04 .3 .14 0 .04Z',
      carve: 'M.08 0C.3 -.06 .6 -.07 .9 -.03M.14 .02C.34 -.01 .5 -.02 .72 -.02',
    },
  ]
  const count = rng.pick([1, 3])
  for (const [lean, top, s] of (
    [
      [rng.between(-5, 5), -26, 1.2],
      [-26, -8, 0.9],
      [25, -14, 0.95],
    ] as const
  ).slice(0, count)) {
    const spine = bentStem(lean, top)
    plant.stems += stemPath(spine)
    const { x, y } = spine(1)
    const p = (dx: number, dy: number) => `${num(x + dx * s)} ${num(y + dy * s)}`
    plant.solids += `M${p(0, 4)}C${p(-18, 4)} ${p(-18, -18)} ${p(-13, -32)}C${p(-8, -27)} ${p(-6, -24)} ${p(-5, -22)}C${p(-4, -30)} ${p(-2, -34)} ${p(0, -36)}C${p(2, -34)} ${p(4, -30)} ${p(5, -22)}C${p(6, -24)} ${p(8, -27)} ${p(13, -32)}C${p(18, -18)} ${p(18, 4)} ${p(0, 4)}Z`
    plant.carves += `M${p(-5, -21)}C${p(-8, -10)} ${p(-6, -2)} ${p(-2, 2)}M${p(5, -21)}C${p(8, -10)} ${p(6, -2)} ${p(2, 2)}M${p(0, -32)}V${num(y - 12 * s)}M${p(-11, -24)}C${p(-13, -14)} ${p(-12, -8)} ${p(-9, -3)}M${p(11, -24)}C${p(13, -14)} ${p(12, -8)} ${p(9, -3)}`
    plant.placed.push(
      { leaf: 0, ...spine(0.04), angle: -90 - rng.between(16, 30), size: 64 * s },
      { leaf: 0, ...spine(0.1), angle: -90 + rng.between(14, 28), size: 54 * s },
    )
  }
  return plant
}

export function wheat(rng: Random): Plant {
  const plant = emptyPlant(0.9)
  plant.leaves = [{ solid: 'M0 0C.2 -.24 .6 -.2 .7 -.04L1.9 -.02L.7 .04C.6 .2 .2 .2 0 0Z', carve: 'M.1 0H.6' }]
  for (const lean of [-34, -17, 0, 16, 32].map((v) => v + rng.between(-4, 4))) {
    const spine = bentStem(lean, -58 + Math.abs(lean) * 0.5)
    plant.stems += stemPath(spine)
    addLeafPairs(
      plant,
      spine,
      7,
      0.62,
      1,
      26,
      (t) => 11 - 2 * t,
      () => 0,
      0.5,
    )
  }
  return plant
}
