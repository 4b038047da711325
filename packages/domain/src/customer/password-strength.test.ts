import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isGuessable } from './index.ts'

const owner = { email: 'ada.love@example.test', names: ['Harriet', 'Wren-Smith'], shop: 'Mantel Trade' }
const common = new Set(['password', 'sunshine', 'dragon', 'iloveyou', 'ciao', '1qaz2wsx'])
const isCommon = (text: string) => common.has(text)
const isWeak = (password: string) => isGuessable(password, owner, isCommon)

it.each([
  'password',
  'PassWord',
  'ｐａｓｓｗｏｒｄ',
  'Password1!',
  'P@ssw0rd2026',
  '!!dragon1234',
  'sunsh1ne',
  'I love you!',
  'ciaociao',
  'ciaociao99',
  'passwordpassword',
  '1qaz2wsx',
])('rejects %j as a form of a common password', (password) => {
  expect(isWeak(password)).toBe(true)
})

it.each([
  'aaaaaaaa',
  'abcdefgh',
  '87654321',
  'qwertyui',
  'qwertz1234',
  'abcd1234',
  '12121212',
  'x9#x9#x9#',
  '19841231',
])('rejects %j as a sequence, a repetition or a short number', (password) => {
  expect(isWeak(password)).toBe(true)
})

it.each(['ada.love', 'Harriet1984', 'wren-smith-1', 'mantel2026', '2026love!', 'adaHarriet!'])(
  'rejects %j because it is made of the words of the customer or the shop',
  (password) => {
    expect(isWeak(password)).toBe(true)
  },
)

it.each([
  'a long password',
  'kitchen table lamp',
  'Correct-horse-9',
  'mantelpiece',
  'zQ7#pl0w',
  'dragonfly kite 7',
  '🔑🗝🚪🪟🪑🛋🖼🕰',
])('accepts %j', (password) => {
  expect(isWeak(password)).toBe(false)
})

it('rejects a common password in any case and with up to six digits and signs around it', () => {
  const decoration = fc.string({ unit: fc.constantFrom(...'0123456789!?.#*-_ '), maxLength: 3 })
  const someCase = (word: string) =>
    fc
      .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
      .map((flags) => [...word].map((letter, at) => (flags[at] ? letter.toUpperCase() : letter)).join(''))
  const word = fc.constantFrom('password', 'sunshine', 'iloveyou').chain(someCase)
  fc.assert(fc.property(decoration, word, decoration, (before, middle, after) => isWeak(`${before}${middle}${after}`)))
})
