import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nearestPlaceholderColour, placeholderColourNames, toneOf, tones } from './tones.ts'

const css = readFileSync(join(import.meta.dirname, 'tones.css'), 'utf8')

it('has a class for every tone and every placeholder colour', () => {
  for (const tone of tones) expect(css).toContain(`.tone-${tone} {`)
  for (const placeholder of placeholderColourNames) expect(css).toContain(`.stand-in-${placeholder} {`)
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

it("chooses the placeholder colour nearest to the picture's colour", () => {
  for (const [, name, colour] of css.matchAll(/\.stand-in-(\w+) \{\s*--stand-in: (#\w{6});/g))
    expect(nearestPlaceholderColour(colour!)).toBe(name)
  expect(nearestPlaceholderColour('#000000')).toBe('night')
  expect(nearestPlaceholderColour('#ffffff')).toBe('chalk')
})
