import { clock } from '../clock/clock.ts'
import { photoFrame } from '../frame/frame.ts'
import { colours, palettes } from '../material/palettes.ts'
import { random } from '../pen/random.ts'
import type { Sheet } from '../pen/sheet.ts'
import type { ClockThing, FrameThing, WallArtThing } from '../recipe.ts'
import type { Body } from '../stage/body.ts'
import { wallArt } from '../wallart/wall-art.ts'

/** Products that hang or stand. */
export type PlacedThing = ClockThing | WallArtThing | FrameThing

export function bodyOf(on: Sheet, thing: PlacedThing): Body {
  switch (thing.family) {
    case 'clock':
      return clock(on, thing)
    case 'wallart':
      return wallArt(on, thing)
    case 'frame':
      return photoFrame(on, thing)
  }
}

/** A matching colour for cushions, ribbons and bands. */
export function accentFor(thing: PlacedThing): string {
  if (thing.family === 'wallart') return palettes[thing.artwork.palette].tones[1]
  if (thing.colour) return colours[thing.colour]
  return colours[
    random(`accent/${thing.seed}`).pick([
      'sage',
      'terracotta',
      'teal',
      'mustard',
      'navy',
      'forest',
      'plum',
      'brick',
    ] as const)
  ]
}
