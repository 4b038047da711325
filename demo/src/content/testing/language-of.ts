import type { Language } from '@mantel/domain/store'

/** Common words that occur in only one of the three languages. */
const telling: Record<Language, ReadonlySet<string>> = {
  en: new Set('the and of to is it that for with you are be not by from they have this which what'.split(' ')),
  de: new Set('und der das ist sie nicht ein eine mit auf den dem zu von wird auch sich es im wir oder bei'.split(' ')),
  it: new Set('che di il la un una per non è con si del della sono come più gli ti le ma anche se'.split(' ')),
}

/** The language with the most common words; null if another has more than a quarter as many. */
export function languageOf(words: readonly string[]): Language | null {
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const ranked = (['en', 'de', 'it'] as const)
    .map((language) => ({ language, count: bare.filter((word) => telling[language].has(word)).length }))
    .sort((a, b) => b.count - a.count)
  return ranked[1]!.count * 4 <= ranked[0]!.count ? ranked[0]!.language : null
}
