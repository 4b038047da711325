import { isHour, ticks } from '../clock/markings.ts'
import { circle, ellipse, group, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { EmptyScene } from '../vocabulary.ts'

export const emptyWidth = 800
export const emptyHeight = 600

/** Line drawings with a transparent background, for light and dark pages. */
const ink = '#8f8473'
const tint = '#c9b48f'
const line = { stroke: ink, width: 5, cap: 'round', join: 'round' } as const

const shelf = path('M130 520H670', { ...line, width: 6 })

/** A stopped clock. */
function stoppedClock(): string {
  return (
    circle(400, 250, 158, { fill: tint, fillOpacity: 0.16 }) +
    circle(400, 250, 158, { ...line, width: 9 }) +
    circle(400, 250, 138, { stroke: ink, strokeOpacity: 0.5, width: 2 }) +
    path(ticks(112, 126, isHour), { ...line, transform: translateBy(400, 250) }) +
    path('M400 250L358 322', { ...line, width: 11 }) +
    path('M400 250L416 146', { ...line, width: 7 }) +
    circle(400, 250, 11, { fill: ink }) +
    path('M400 408V500', line) +
    circle(400, 508, 26, { fill: tint, fillOpacity: 0.5, stroke: ink, width: 5 }) +
    path('M520 116q10 -26 34 -20M566 78q8 -20 26 -15', { ...line, strokeOpacity: 0.55 })
  )
}

/** An empty frame, hanging slightly crooked. */
function emptyFrame(): string {
  return group(
    path('M400 92L310 190M400 92L490 190', { stroke: ink, width: 3 }) +
      circle(400, 90, 8, { fill: ink }) +
      rect(240, 190, 320, 300, { fill: tint, fillOpacity: 0.16, ...line, width: 9 }) +
      rect(282, 232, 236, 216, line) +
      path('M240 190L282 232M560 190L518 232M240 490L282 448M560 490L518 448', {
        stroke: ink,
        strokeOpacity: 0.6,
        width: 3,
      }) +
      path('M320 410l50 -60 34 38 26 -26 46 48', {
        stroke: ink,
        strokeOpacity: 0.35,
        width: 4,
        join: 'round',
        dash: '3 12',
        cap: 'round',
      }),
    { transform: rotateBy(-5, 400, 90) },
  )
}

/** An empty shelf. */
function emptyShelf(): string {
  return (
    path('M110 380H690M150 380V430M650 380V430', { ...line, width: 8 }) +
    [220, 345, 470, 590].map((x, i) => ellipse(x, 378, 42 - i * 4, 7, { fill: tint, fillOpacity: 0.45 })).join('') +
    path('M300 376V290C300 250 390 250 390 290V376', {
      stroke: ink,
      strokeOpacity: 0.4,
      width: 4,
      dash: '3 12',
      cap: 'round',
    }) +
    rect(440, 262, 84, 112, { stroke: ink, strokeOpacity: 0.4, width: 4, dash: '3 12', cap: 'round' })
  )
}

/** An open, empty envelope. */
function emptyEnvelope(): string {
  return (
    shelf +
    path('M210 300V500H590V300', { fill: tint, fillOpacity: 0.16, ...line, width: 7 }) +
    path('M210 300L400 160L590 300', { ...line, width: 7 }) +
    path('M210 500L350 380H450L590 500M210 300L400 420L590 300', { ...line, strokeOpacity: 0.7 })
  )
}

/** An unplugged lamp. */
function unplugged(): string {
  return (
    shelf +
    path('M320 240L358 110H462L500 240Z', { fill: tint, fillOpacity: 0.16, ...line, width: 7 }) +
    path('M410 240V500M340 520C340 500 380 500 410 500C440 500 480 500 480 520', { ...line, width: 7 }) +
    path('M410 470C520 470 520 400 600 410C650 416 650 470 620 480', line) +
    group(rect(-26, -20, 44, 40, { fill: tint, fillOpacity: 0.5, ...line }, 6) + path('M18 -10h24M18 10h24', line), {
      transform: `${translateBy(612, 484)} ${rotateBy(110)}`,
    })
  )
}

const drawings: Record<EmptyScene, () => string> = {
  'stopped-clock': stoppedClock,
  'empty-frame': emptyFrame,
  'empty-shelf': emptyShelf,
  'no-post': emptyEnvelope,
  unplugged,
}

export const emptyPicture = (scene: EmptyScene): string => drawings[scene]()
