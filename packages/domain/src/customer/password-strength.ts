import { emailKey } from './email.ts'

/** The words of the customer and of the shop, which an attacker would try first. */
export type PasswordOwner = { email: string; names: readonly string[]; shop: string }

/** The alphabet, the digits and the rows of keyboards: characters that are neighbours here form a sequence. */
const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
]
/** The smallest number of characters that do not continue a sequence or repetition. */
const minFreeCharacters = 4
const shortestDigits = 12
const shortestRepeatedPart = 5
/** The largest number of digits and signs around a common password that do not make it better: sunshine2026!! */
const longestDecoration = 6
/** The smallest number of characters besides the words of the customer and of the shop. */
const minBesideOwnWords = 5
const shortestOwnWord = 3

/**
 * Whether a password is too easy to guess: common, also with another case, with digits for letters or with a few digits and signs
 * around it; a sequence or a repetition; short and of digits only; or made of the customer's own words.
 */
export function isGuessable(password: string, owner: PasswordOwner, isCommon: (text: string) => boolean): boolean {
  const text = plainForm(password)
  return (
    countFreeCharacters(text) < minFreeCharacters ||
    (/^\d+$/.test(text) && text.length < shortestDigits) ||
    repeatedPart(text).length < shortestRepeatedPart ||
    isMadeOf(ownWords(owner), text) ||
    lookedUpForms(text).some(isCommon)
  )
}

const plainForm = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Characters after the first of each sequence or repetition do not count: abcd1234 has two, aaaaaaaa one. */
function countFreeCharacters(text: string): number {
  const characters = [...text]
  return characters.filter((one, at) => at === 0 || !follows(characters[at - 1] ?? '', one)).length
}

function follows(before: string, one: string): boolean {
  if (before === one) return true
  return sequences.some((sequence) => sequence.includes(before + one) || sequence.includes(one + before))
}

/** ciaociao → ciao. */
function repeatedPart(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, period)
}

/** The forms of a password to look up in a list of common ones. */
function lookedUpForms(text: string): string[] {
  const forms = [text, repeatedPart(text)].flatMap(variants)
  return [...new Set(forms.flatMap((form) => [form, repeatedPart(form)]))]
}

function variants(text: string): string[] {
  const withoutSigns = text.replace(/[^\p{L}\p{N}]+/gu, '')
  const core = text.replace(/^\P{L}+|\P{L}+$/gu, '')
  const isDecorated = text.length - core.length <= longestDecoration
  return [text, withoutSigns, ...letterForms(text), ...(isDecorated ? [core, ...letterForms(core)] : [])]
}

const digitsAsLetters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '8': 'b',
}

/** p4ssw0rd → password. A one may stand for i or l. */
function letterForms(text: string): string[] {
  const letters = text.replace(/[@430!$578]/g, (sign) => digitsAsLetters[sign] ?? sign)
  return [letters.replaceAll('1', 'i'), letters.replaceAll('1', 'l')]
}

function ownWords({ email, names, shop }: PasswordOwner): string[] {
  const [local = '', domain = ''] = emailKey(email).split('@')
  const [company = ''] = domain.split('.')
  const texts = [
    local,
    ...local.split(/[^\p{L}\p{N}]+/u),
    company,
    ...[...names, shop].flatMap((name) => name.split(/\s+/)),
  ]
  const words = new Set(texts.map(plainForm).filter((word) => [...word].length >= shortestOwnWord))
  return [...words].sort((one, other) => other.length - one.length)
}

function isMadeOf(words: readonly string[], text: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length < minBesideOwnWords
}
