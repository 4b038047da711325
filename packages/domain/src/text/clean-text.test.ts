import { expect, it } from 'vitest'
import { cleanLine, cleanText, escapeForTerminal, withoutLinks } from './index.ts'

it.each([
  ['Ann\r\nBcc: x@y.test', 'Ann Bcc: x@y.test'],
  ['Ann\u202e\u200eeeL', 'AnneeL'],
  ['A\u0000n\u001b[31mn\u0085', 'A n [31mn '],
  ['👩\u200d🎨 Zoë Škoda', '👩\u200d🎨 Zoë Škoda'],
])('cleans a line: %j', (given, clean) => {
  expect(cleanLine(given)).toBe(clean)
})

it('keeps line breaks of a message and nothing else that is invisible', () => {
  expect(cleanText('Dear Ben,\r\n\u2066have fun\u2069\u0007\u2028Ann')).toBe('Dear Ben,\nhave fun \nAnn')
})

it.each([
  ['See https://evil.example/win', 'See https evil. example/win'],
  ['www.evil.example', 'www. evil. example'],
  ['write to a@evil.example', 'write to a@evil. example'],
  ['evil。example', 'evil. example'],
  ['J.R.R. Tolkien, flat 3.5', 'J. R. R. Tolkien, flat 3.5'],
])('leaves no link in %j', (given, harmless) => {
  expect(withoutLinks(given)).toBe(harmless)
})

it('escapes characters that could control a terminal', () => {
  expect(escapeForTerminal('a\tb\nc\u001b]0;x\u0007\u202e')).toBe('a\tb\nc\\u001b]0;x\\u0007\\u202e')
})
