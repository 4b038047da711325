import { capHeight, type FontFace, letterWidth, textPath, wrapText } from '../drawing/lettering.ts'
import { path } from '../drawing/svg.ts'

export type TextBox = {
  face: FontFace
  x: number
  y: number
  width: number
  height: number
  max: number
  lead: number
  align?: 'left' | 'middle'
}

/** Sets words as large as they fit into a box; (x, y) is the centre of the box or of its left edge. */
export function fitText(words: string, set: TextBox, fill: string): { markup: string; size: number; height: number } {
  if (words.trim() === '') return { markup: '', size: 0, height: 0 }
  let size = set.max
  let lines = wrapText(words, set.face, size, set.width)
  const fits = () =>
    lines.every((one) => letterWidth(one, set.face, size) <= set.width) && lines.length * size * set.lead <= set.height
  while (!fits() && size > 12) {
    size *= 0.94
    lines = wrapText(words, set.face, size, set.width)
  }
  lines = balanced(words, set.face, size, set.width, lines)
  const top = set.y - ((lines.length - 1) * size * set.lead) / 2 + (size * capHeight) / 2
  const d = lines
    .map((one, i) =>
      textPath(one, { face: set.face, size, x: set.x, y: top + i * size * set.lead, align: set.align ?? 'middle' }),
    )
    .join('')
  return { markup: path(d, { fill }), size, height: lines.length * size * set.lead }
}

/** Rewraps into the same number of lines with similar widths. */
function balanced(words: string, face: FontFace, size: number, width: number, lines: string[]): string[] {
  let best = lines
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const next = wrapText(words, face, size, width * share)
    if (next.length > lines.length) break
    best = next
  }
  return best
}
