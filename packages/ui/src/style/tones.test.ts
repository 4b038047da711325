import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toneOf, tones } from './tones.ts'

const css = readFileSync(join(import.meta.dirname, 'tones.css'), 'utf8')

it('has a class for every tone', () => {
  for (const tone of tones) expect(css).toContain(`.tone-${tone} {`)
})

it.each([
  ['Oak frame', 'oak'],
  ['Eichenrahmen', 'oak'],
  ['Cornice in rovere', 'oak'],
  ['Rosso mattone', 'brick'],
  ['Forest green', 'forest'],
  ['Weiß', 'white'],
  ['Schwarzer Rahmen', 'black'],
  ['Ø 30 cm', null],
])('finds the tone of %s: %s', (label, tone) => {
  expect(toneOf(label)).toBe(tone)
})
