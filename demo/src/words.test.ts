import { expect, test } from 'vitest'
import { fill, paragraphs, slugOf } from './words.ts'

test('a slug is what a reader of that language would type', () => {
  expect(slugOf('Kunstdruck „Möwen über der Mole“')).toBe('kunstdruck-moewen-ueber-der-mole')
  expect(slugOf('Biglietto per la festa del papà «È così»')).toBe('biglietto-per-la-festa-del-papa-e-cosi')
  expect(slugOf('Harrow & Bell’s “Best” Clock')).toBe('harrow-bell-s-best-clock')
})

test('a mark without a value is an error, not a hole in a text', () => {
  expect(fill('{a} and {b}', { a: 1, b: 'two' })).toBe('1 and two')
  expect(() => fill('{missing}', {})).toThrow('{missing}')
})

test('texts become safe HTML', () => {
  expect(paragraphs('Mitre & Rule')).toBe('<p>Mitre &amp; Rule</p>')
})
