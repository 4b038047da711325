import { random } from '../drawing/random.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import type { ClockSpec } from '../recipe.ts'
import { alarmClock } from './alarm-clock.ts'
import { carriageClock } from './carriage-clock.ts'
import { cuckooClock } from './cuckoo-clock.ts'
import { mantelClock } from './mantel-clock.ts'
import { skeletonClock } from './skeleton-clock.ts'
import { sunburstClock } from './sunburst-clock.ts'
import { wallClock } from './wall-clock.ts'

/** Draws a clock in millimetres. The seed decides everything that the recipe leaves open. */
export function clock(defs: SvgDefinitions, product: ClockSpec): DrawnProduct {
  const rng = random(`clock/${product.seed}`)
  switch (product.kind) {
    case 'wall':
      if (product.face === 'skeleton') return skeletonClock(defs, rng, product)
      if (product.face === 'sunburst') return sunburstClock(defs, rng, product)
      return wallClock(defs, rng, product)
    case 'mantel':
      return mantelClock(defs, rng, product)
    case 'carriage':
      return carriageClock(defs, rng, product)
    case 'cuckoo':
      return cuckooClock(defs, rng, product)
    case 'alarm':
      return alarmClock(defs, rng, product)
  }
}
