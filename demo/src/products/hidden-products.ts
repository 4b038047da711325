import type { ClockRow } from './clocks/clock-rows.ts'
import type { FrameRow } from './frames/frame-rows.ts'

/** Discontinued clocks: they stay in the data as disabled products. */
export const retiredClocks: readonly ClockRow[] = [
  ['Harewood', 'tickmore', 'roman', 'steel', 'round', 'spade', 'white', 'step', [30], 45],
  ['Kettlewell', 'alder-tide', 'numberless', 'ash', 'round', 'baton', 'cream', 'sweep', [30], 58],
  [
    'Ribblehead',
    'junction',
    'arabic',
    'painted',
    'round',
    'sword',
    'white',
    'step',
    [30],
    36,
    { colours: ['grey', 'olive'] },
  ],
]

/** Frames sold only as part of a set. */
export const framesOfSets: readonly FrameRow[] = [
  ['Easby', 'mitre-rule', 'flat', 'oak', 'none', 'single', ['p1318'], 14],
  ['Roker', 'oxbow', 'slim', 'white', 'none', 'single', ['p1015'], 9],
  ['Skell', 'fairlead', 'slim', 'brass', 'none', 'single', ['p1015'], 16],
]
