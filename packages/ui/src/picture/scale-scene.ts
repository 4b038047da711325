/** The layout of a drawing to scale, in centimetres from its upper left corner. */
export type ScaleScene = {
  sheet: { width: number; height: number }
  thing: { x: number; y: number }
  /** SVG path data of the person or the mantel. */
  room: string
}

type Size = { width: number; height: number }

const personHeight = 180
/** The height of a picture's centre on a wall: eye level. */
const hangingHeight = 150

/** Beside a person of 180 cm. The person has the same size in every drawing, so that visitors can compare sizes. */
export function personScene({ width, height }: Size): ScaleScene {
  const floor = Math.max(210, hangingHeight + height / 2 + 8)
  const x = 92
  const end = x + width + 12
  return {
    sheet: { width: end, height: floor + 4 },
    thing: { x, y: floor - hangingHeight - Math.min(height / 2, floor - hangingHeight - 8) },
    room: `M0 ${floor}H${end}${figure(36, floor - personHeight)}`,
  }
}

/** On a mantel of 60 cm, which has the same size for every product up to 40 cm tall. */
export function mantelScene({ width, height }: Size): ScaleScene {
  const board = Math.max(40, height) + 6
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

/** The outline of one half of a standing person, from the front: neck, shoulder, hand, armpit, foot. */
const halfOutline = [
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
  const side = (sign: 1 | -1) =>
    halfOutline.map(([x, y], index) => `${index ? 'L' : 'M'}${middle + sign * x} ${top + y}`).join('')
  return `M${middle + 9.5} ${top + 12}a9.5 12 0 1 1 -19 0a9.5 12 0 0 1 19 0z${side(1)}${side(-1)}`
}
