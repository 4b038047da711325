import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { isGuessable, passwordLength } from '@mantel/domain/customer'

/**
 * Writes list.br from the passwords of the npm package @zxcvbn-ts/language-common (MIT, see LICENSE.txt; version 4.1.3):
 *
 *     npm pack @zxcvbn-ts/language-common && tar xzf zxcvbn-ts-language-common-*.tgz
 *     node apps/backend/src/customer/common-passwords/build-list.ts package/src/passwords.json
 *
 * Passwords that are derived from another one or guessable by a rule are left out. The package is no dependency: it would add
 * 2 MB to every installation.
 */
const [path = ''] = process.argv.slice(2)
const passwords: string[] = JSON.parse(readFileSync(path, 'utf8'))
const nobody = { email: '', names: [], shop: '' }
/** A text that is too short for a password is listed if it has this many letters, because it may be part of one: dragon2026. */
const minLetters = 4

const kept = new Set<string>()
const byLength = [...new Set(passwords.map((one) => one.normalize('NFKC').toLowerCase()))].toSorted(
  (one, other) => one.length - other.length,
)
for (const one of byLength) {
  const isShort = one.length < passwordLength.min
  const hasLetters = one.replace(/\P{L}/gu, '').length >= minLetters
  if (isShort ? hasLetters : !isGuessable(one, nobody, (form) => kept.has(form))) kept.add(one)
}
const text = `\n${[...kept].toSorted().join('\n')}\n`
const list = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
writeFileSync(new URL('list.br', import.meta.url), list)
console.log(`${kept.size} of ${passwords.length} passwords, ${list.length} bytes`)
