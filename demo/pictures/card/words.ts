import { capHeight, type Face, letters, letterWidth, wrap } from '../pen/lettering.ts'
import { path } from '../pen/svg.ts'

export type Setting = {
  face: Face
  x: number
  y: number
  width: number
  height: number
  max: number
  lead: number
  align?: 'left' | 'middle'
}

/** Sets words as large as they fit into a box; (x, y) is the centre of the box or of its left edge. */
export function setWords(words: string, set: Setting, fill: string): { markup: string; size: number; height: number } {
  if (words.trim() === '') return { markup: '', size: 0, height: 0 }
  let size = set.max
  let lines = wrap(words, set.face, size, set.width)
  const fits = () =>
    lines.every((one) => letterWidth(one, set.face, size) <= set.width) && lines.length * size * set.lead <= set.height
  while (!fits() && size > 12) {
    size *= 0.94
    lines = wrap(words, set.face, size, set.width)
  }
  lines = balanced(words, set.face, size, set.width, lines)
  const top = set.y - ((lines.length - 1) * size * set.lead) / 2 + (size * capHeight) / 2
  const d = lines
    .map((one, i) =>
      letters(one, { face: set.face, size, x: set.x, y: top + i * size * set.lead, align: set.align ?? 'middle' }),
    )
    .join('')
  return { markup: path(d, { fill }), size, height: lines.length * size * set.lead }
}

/** Rewraps into the same number of lines with similar widths. */
function balanced(words: string, face: Face, size: number, width: number, lines: string[]): string[] {
  let best = lines
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const next = wrap(words, face, size, width * share)
    if (next.length > lines.length) break
    best = next
  }
  return best
}
