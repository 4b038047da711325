import { expect, it } from 'vitest'
import { readPricePhrase } from './price-phrase.ts'

it.each([
  ['£50', '', { from: 0, to: 50 }],
  ['50 €', '', { from: 0, to: 50 }],
  ['under 50', '', { from: 0, to: 50 }],
  ['clock under £49.95', 'clock', { from: 0, to: 49.95 }],
  ['Uhr unter 50 Euro', 'Uhr', { from: 0, to: 50 }],
  ['orologio meno di 50,50', 'orologio', { from: 0, to: 50.5 }],
  ['wall clock over 100', 'wall clock', { from: 100 }],
  ['£50-100 frame', 'frame', { from: 50, to: 100 }],
  ['£50 – £100', '', { from: 50, to: 100 }],
])('reads a price in %s', (text, rest, range) => {
  expect(readPricePhrase(text)).toEqual({ text: rest, range })
})

it.each([
  'oak clock',
  'under the arcade',
  '50',
  'frame 50 x 70',
  'over 30 cm',
  'print up to 50x70',
  'clock 1950',
  '£0',
  '',
])('reads no price in %s', (text) => {
  expect(readPricePhrase(text)).toBeNull()
})
