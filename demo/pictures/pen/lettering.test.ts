import { expect, test } from 'vitest'
import { type Face, letters, letterWidth, wrap } from './lettering.ts'

const faces: readonly Face[] = [
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

test('every face has the letters of the languages we sell in', () => {
  const missing = letters('\u{10ffff}', { face: 'regular', size: 100, align: 'left' })
  for (const face of faces)
    for (const char of 'AÄÖÜßàèéìòùŠčž£€&0123456789')
      expect(letters(char, { face, size: 100, align: 'left' }), `${char} in ${face}`).not.toBe(missing)
})

test('a line is as wide as its letters and the room between them', () => {
  const plain = letterWidth('Mantel', 'light', 100)
  expect(plain).toBeGreaterThan(200)
  expect(letterWidth('Mantel', 'light', 200)).toBeCloseTo(plain * 2)
  expect(letterWidth('Mantel', 'light', 100, 0.1)).toBeCloseTo(plain + 5 * 10)
})

test('words are wrapped within the width, and a line break always breaks', () => {
  const lines = wrap('many happy returns\nof the day', 'regular', 40, 220)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines).toContain('of the day')
  for (const line of lines) expect(letterWidth(line, 'regular', 40)).toBeLessThanOrEqual(220)
})

test('capitals end where the baseline is', () => {
  const ys = [...letters('H', { face: 'sans', size: 100, y: 50 }).matchAll(/[ML]\S+ (-?[\d.]+)/g)].map(([, y]) =>
    Number(y),
  )
  expect(Math.max(...ys)).toBeCloseTo(50, 0)
})
