import { foldText } from './fold.ts'
import type { LanguageRules } from './language.ts'

const apostrophes = /[’ʼ‘`´]/g
const wordPattern = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu
const markup = /<[^>]*>|&\w+;|&#\d+;/g
/** Words such as 30cm and 30x40. They are split, so that each number, its unit and its factors are separate words. */
const measure = /^\d+(?:(?:x\d+)+(?:cm|mm|in)?|cm|mm|m|kg|g|ml|l|in|inch)$/
const numberOrUnit = /\d+|[a-z]+/g

/** Splits a text into words as the index spells them. */
export function wordsOf(text: string, language: LanguageRules): string[] {
  const plain = text.includes('<') || text.includes('&') ? text.replace(markup, ' ') : text
  const found: string[] = []
  for (const [word] of foldText(plain.replace(apostrophes, "'")).matchAll(wordPattern)) {
    for (const part of word.includes("'") ? language.split(word) : [word]) {
      if (part === '') continue
      if (measure.test(part)) found.push(...(part.match(numberOrUnit) ?? []).filter((piece) => piece !== 'x'))
      else found.push(language.respell(part))
    }
  }
  return found
}

/** Splits a query into words without stop words, unless it has only stop words. */
export function queryWords(text: string, language: LanguageRules): string[] {
  const all = wordsOf(text, language)
  const significant = all.filter((word) => !language.stopWords.has(word))
  return [...new Set(significant.length > 0 ? significant : all)]
}
