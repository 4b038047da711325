import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { standInOf, standIns, toneOf, tones } from './tones.ts'

const css = readFileSync(join(import.meta.dirname, 'tones.css'), 'utf8')

test('every tone and every stand-in is a class of the style sheet', () => {
  for (const tone of tones) expect(css).toContain(`.tone-${tone} {`)
  for (const standIn of standIns) expect(css).toContain(`.stand-in-${standIn} {`)
})

test.each([
  ['Oak frame', 'oak'],
  ['Eichenrahmen', 'oak'],
  ['Cornice in rovere', 'oak'],
  ['Rosso mattone', 'brick'],
  ['Forest green', 'forest'],
  ['Weiß', 'white'],
  ['Schwarzer Rahmen', 'black'],
  ['Ø 30 cm', null],
])('%s is shown as %s', (label, tone) => {
  expect(toneOf(label)).toBe(tone)
})

test('a picture waits in the colour nearest to its own', () => {
  for (const [, name, colour] of css.matchAll(/\.stand-in-(\w+) \{\s*--stand-in: (#\w{6});/g))
    expect(standInOf(colour!)).toBe(name)
  expect(standInOf('#000000')).toBe('night')
  expect(standInOf('#ffffff')).toBe('chalk')
})
