import { expect, it } from 'vitest'
import { type FontFace, letterWidth, textPath, wrapText } from './lettering.ts'

const faces: readonly FontFace[] = [
  'light',
  'regular',
  'bold',
  'black',
  'italic',
  'lightItalic',
  'boldItalic',
  'sans',
  'sansMedium',
  'sansBold',
]

it("has the letters of the shop's languages in every font", () => {
  const missing = textPath('\u{10ffff}', { face: 'regular', size: 100, align: 'left' })
  for (const face of faces)
    for (const char of 'AÄÖÜßàèéìòùŠčž£€&0123456789')
      expect(textPath(char, { face, size: 100, align: 'left' }), `${char} in ${face}`).not.toBe(missing)
})

it('measures a line as its letters and the tracking between them', () => {
  const plain = letterWidth('Mantel', 'light', 100)
  expect(plain).toBeGreaterThan(200)
  expect(letterWidth('Mantel', 'light', 200)).toBeCloseTo(plain * 2)
  expect(letterWidth('Mantel', 'light', 100, 0.1)).toBeCloseTo(plain + 5 * 10)
})

it('wraps words within the width and at every line break', () => {
  const lines = wrapText('many happy returns\nof the day', 'regular', 40, 220)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines).toContain('of the day')
  for (const line of lines) expect(letterWidth(line, 'regular', 40)).toBeLessThanOrEqual(220)
})

it('places capitals on the baseline', () => {
  const ys = [...textPath('H', { face: 'sans', size: 100, y: 50 }).matchAll(/[ML]\S+ (-?[\d.]+)/g)].map(([, y]) =>
    Number(y),
  )
  expect(Math.max(...ys)).toBeCloseTo(50, 0)
})
