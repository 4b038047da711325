import { expect, it } from 'vitest'
import { fillPlaceholders, paragraphs, slugOf } from './texts.ts'

it('makes slugs from names with umlauts, accents and quotation marks', () => {
  expect(slugOf('Kunstdruck „Möwen über der Mole“')).toBe('kunstdruck-moewen-ueber-der-mole')
  expect(slugOf('Biglietto per la festa del papà «È così»')).toBe('biglietto-per-la-festa-del-papa-e-cosi')
  expect(slugOf('Harrow & Bell’s “Best” Clock')).toBe('harrow-bell-s-best-clock')
})

it('throws on a placeholder without a value', () => {
  expect(fillPlaceholders('{a} and {b}', { a: 1, b: 'two' })).toBe('1 and two')
  expect(() => fillPlaceholders('{missing}', {})).toThrow('{missing}')
})

it('escapes texts as HTML', () => {
  expect(paragraphs('Mitre & Rule')).toBe('<p>Mitre &amp; Rule</p>')
})
