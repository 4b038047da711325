import { circlePath, ellipsePath, polar } from '../drawing/geometry.ts'
import type { Random } from '../drawing/random.ts'
import { num } from '../drawing/svg.ts'
import { honesty, poppy, thistle, tulip, wheat } from './flowers.ts'
import { addLeafPairs, bentStem, emptyPlant, type Plant, pointedLeaf, stemPath } from './plant-parts.ts'

function fern(rng: Random): Plant {
  const plant = emptyPlant(1.4)
  const lobes = Array.from({ length: 9 }, (_, i) => {
    const t = 0.1 + i * 0.095
    const r = 0.066 * (1 - t * 0.6)
    return `M${num(t - 0.045)} 0Q${num(t)} ${num(-r * 2.6)} ${num(t + 0.06)} ${num(-r * 1.9)}L${num(t + 0.05)} 0ZM${num(t - 0.045)} 0Q${num(t)} ${num(r * 2.6)} ${num(t + 0.06)} ${num(r * 1.9)}L${num(t + 0.05)} 0Z`
  }).join('')
  plant.leaves = [{ solid: `${lobes}M0 -.02L1 0L0 .02Z`, carve: '' }]
  const lean = rng.pick([-1, 1]) * rng.between(10, 22)
  const spine = bentStem(lean)
  plant.stems = stemPath(spine)
  addLeafPairs(
    plant,
    spine,
    rng.whole(11, 13),
    0.16,
    0.98,
    66,
    (t) => 40 * Math.sin(Math.PI * (0.18 + 0.8 * t)) ** 0.9 + 2,
    () => 0,
  )
  return plant
}

function olive(rng: Random): Plant {
  const plant = emptyPlant(1.2)
  plant.leaves = [pointedLeaf(0.11, 0.3), pointedLeaf(0.13, 0.3)]
  for (const lean of [rng.between(-30, -16), rng.between(10, 28)]) {
    const spine = bentStem(lean, -60 + Math.abs(lean) * 0.6)
    plant.stems += stemPath(spine)
    addLeafPairs(
      plant,
      spine,
      rng.whole(7, 9),
      0.2,
      0.97,
      42,
      (t) => 27 - 9 * t,
      (i) => i % 2,
      0.4,
    )
    for (let i = 0; i < 4; i++) {
      const { x, y } = spine(rng.between(0.3, 0.85))
      const [ox, oy] = [x + rng.pick([-1, 1]) * rng.between(4, 8), y + rng.between(2, 7)]
      plant.solids += ellipsePath(ox, oy, 3, 4)
      plant.carves += `M${num(ox - 1.2)} ${num(oy - 2)}q-.8 2 0 3.6`
    }
  }
  return plant
}

function oak(rng: Random): Plant {
  const plant = emptyPlant(1.6)
  const lobe =
    'M0 0C.08 -.05 .1 -.16 .2 -.16C.28 -.16 .26 -.08 .32 -.1C.36 -.28 .5 -.3 .54 -.2C.56 -.14 .54 -.12 .6 -.12C.68 -.26 .82 -.22 .82 -.12C.9 -.14 1 -.08 1 0C1 .08 .9 .14 .82 .12C.82 .22 .68 .26 .6 .12C.54 .12 .56 .14 .54 .2C.5 .3 .36 .28 .32 .1C.26 .08 .28 .16 .2 .16C.1 .16 .08 .05 0 0Z'
  plant.leaves = [
    {
      solid: lobe,
      carve: 'M.04 0H.9M.24 0L.34 -.13M.24 0L.34 .13M.46 0L.56 -.16M.46 0L.56 .16M.68 0L.76 -.12M.68 0L.76 .12',
    },
  ]
  const spine = bentStem(rng.pick([-14, 12]), -44)
  plant.stems = stemPath(spine)
  addLeafPairs(
    plant,
    spine,
    rng.whole(4, 5),
    0.2,
    1.02,
    52,
    (t) => 44 - 14 * t,
    () => 0,
    0.5,
  )
  plant.placed.push({ leaf: 0, ...spine(1), size: 28 })
  for (const t of [0.34, 0.58]) {
    const { x, y } = spine(t)
    plant.stems += `M${num(x)} ${num(y)}q6 2 7 6`
    plant.solids += `${ellipsePath(x + 7.5, y + 11, 3.4, 5)}M${num(x + 3)} ${num(y + 8.5)}a4.6 4 0 0 1 9.2 0z`
    plant.carves += `M${num(x + 3)} ${num(y + 8.8)}h9`
  }
  return plant
}

function ginkgo(rng: Random): Plant {
  const plant = emptyPlant(1.5)
  let rays = ''
  for (let a = -50; a <= 50; a += 10) {
    const [x, y] = polar(0.62, 90 + a, 0.3, 0)
    rays += `M.36 0L${num(x)} ${num(y)}`
  }
  plant.leaves = [
    {
      solid:
        'M0 -.012L.3 -.02C.36 -.2 .5 -.46 .72 -.56C.84 -.44 .92 -.3 .96 -.16C.94 -.1 .86 -.06 .78 0C.86 .06 .94 .1 .96 .16C.92 .3 .84 .44 .72 .56C.5 .46 .36 .2 .3 .02L0 .012Z',
      carve: rays,
    },
  ]
  const spine = bentStem(rng.between(-16, 16), -46)
  plant.stems = stemPath(spine)
  addLeafPairs(
    plant,
    spine,
    rng.whole(4, 5),
    0.14,
    0.94,
    58,
    (t) => 31 - 8 * t,
    () => 0,
    0.5,
  )
  plant.placed.push({ leaf: 0, ...spine(0.94), size: 24 })
  return plant
}

function umbels(rng: Random): Plant {
  const plant = emptyPlant(1.1)
  for (const [lean, top, size] of [
    [rng.between(-6, 6), -44, 24],
    [rng.between(-30, -22), -14, 16],
    [rng.between(20, 29), -26, 17],
  ] as const) {
    const spine = bentStem(lean, top)
    plant.stems += stemPath(spine)
    const { x, y } = spine(1)
    for (let a = -75; a <= 75; a += 15) {
      const [ex, ey] = polar(size, a, x, y)
      plant.stems += `M${num(x)} ${num(y)}Q${num((x + ex) / 2)} ${num((y + ey) / 2 + 2)} ${num(ex)} ${num(ey)}`
      for (let b = -60; b <= 60; b += 30) {
        const [fx, fy] = polar(size * 0.2, a * 0.6 + b, ex, ey)
        plant.solids += circlePath(fx, fy, rng.between(0.9, 1.5))
      }
    }
  }
  return plant
}

export const plants: Record<string, (rng: Random) => Plant> = {
  fern,
  olive,
  oak,
  ginkgo,
  poppy,
  honesty,
  thistle,
  tulip,
  wheat,
  'cow parsley': umbels,
}
