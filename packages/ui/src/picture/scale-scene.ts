/** Where a thing stands in a drawing to scale. Everything in centimetres, from the sheet's upper left corner. */
export type ScaleScene = {
  sheet: { width: number; height: number }
  thing: { x: number; y: number }
  /** Strokes of what it is compared with. */
  room: string
}

type Size = { width: number; height: number }

const tall = 180
/** Of a picture on a wall: its middle is where the eyes are. */
const hangingHeight = 150

/** Beside somebody of 180 cm. The person is equally large in every drawing, so sizes can be compared by switching. */
export function besidePerson({ width, height }: Size): ScaleScene {
  const floor = Math.max(210, hangingHeight + height / 2 + 8)
  const x = 92
  const end = x + width + 12
  return {
    sheet: { width: end, height: floor + 4 },
    thing: { x, y: floor - hangingHeight - Math.min(height / 2, floor - hangingHeight - 8) },
    room: `M0 ${floor}H${end}${figure(36, floor - tall)}`,
  }
}

/** On a mantel of 60 cm, which is equally large for all that is up to 60 cm tall. */
export function onMantel({ width, height }: Size): ScaleScene {
  const board = Math.max(60, height) + 6
  const sheetWidth = Math.max(72, width + 12)
  const left = sheetWidth / 2 - 30
  return {
    sheet: { width: sheetWidth, height: board + 36 },
    thing: { x: (sheetWidth - width) / 2, y: board - height },
    room: [
      `M${left} ${board}h60v3.5h-60z`,
      `M${left + 4} ${board + 3.5}v32.5M${left + 56} ${board + 3.5}v32.5`,
      `M${left + 13} ${board + 36}v-14a17 10 0 0 1 34 0v14`,
    ].join(''),
  }
}

/** Half of somebody who stands still, seen from the front: neck, shoulder, hand, armpit, foot, step. */
const half = [
  [6, 28],
  [15, 30],
  [21, 36],
  [23, 48],
  [25, 94],
  [18, 95],
  [16, 54],
  [14, 100],
  [12, 180],
  [3, 180],
  [0, 106],
] as const

function figure(middle: number, top: number): string {
  const side = (to: 1 | -1) => half.map(([x, y], at) => `${at ? 'L' : 'M'}${middle + to * x} ${top + y}`).join('')
  return `M${middle + 9.5} ${top + 12}a9.5 12 0 1 1 -19 0a9.5 12 0 0 1 19 0z${side(1)}${side(-1)}`
}
