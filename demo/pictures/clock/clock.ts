import { random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import type { ClockThing } from '../recipe.ts'
import type { Body } from '../stage/body.ts'
import { alarmClock } from './alarm-clock.ts'
import { carriageClock } from './carriage-clock.ts'
import { cuckooClock } from './cuckoo-clock.ts'
import { mantelClock } from './mantel-clock.ts'
import { skeletonClock } from './skeleton-clock.ts'
import { sunburstClock } from './sunburst-clock.ts'
import { wallClock } from './wall-clock.ts'

/** Draws a clock in millimetres. The seed decides everything that the recipe leaves open. */
export function clock(on: Sheet, thing: ClockThing): Body {
  const rng = random(`clock/${thing.seed}`)
  switch (thing.kind) {
    case 'wall':
      if (thing.face === 'skeleton') return skeletonClock(on, rng, thing)
      if (thing.face === 'sunburst') return sunburstClock(on, rng, thing)
      return wallClock(on, rng, thing)
    case 'mantel':
      return mantelClock(on, rng, thing)
    case 'carriage':
      return carriageClock(on, rng, thing)
    case 'cuckoo':
      return cuckooClock(on, rng, thing)
    case 'alarm':
      return alarmClock(on, rng, thing)
  }
}
