import fc from 'fast-check'
import { expect, it } from 'vitest'
import { suggestSpelling } from './suggest-spelling.ts'

const names = ['Forsthaus Cuckoo Clock', 'Cuckoo Clocks', 'Bachmühle Walnut Cuckoo Clock']

it.each([
  ['cukoo clok', 'cuckoo clock'],
  ['Walnutt  clcok', 'walnutt clock'],
  ['bachmuhle', 'bachmühle'],
])('suggests, for %s, %s', (text, suggestion) => {
  expect(suggestSpelling(text, names)).toBe(suggestion)
})

it.each(['cuckoo clock', 'clocks', 'cucko', 'pendulum', 'oak', 'clk 12', ''])('suggests nothing for %s', (text) => {
  expect(suggestSpelling(text, names)).toBeNull()
})

it('suggests nothing for a text that is itself a suggestion', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 20 }),
      fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
      (text, known) => {
        const suggestion = suggestSpelling(text, known)
        if (suggestion !== null) expect(suggestSpelling(suggestion, known)).toBeNull()
      },
    ),
  )
})
