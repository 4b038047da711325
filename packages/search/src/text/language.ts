import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemItalian } from '@orama/stemmers/italian'

export type Language = 'en' | 'de' | 'it'

/** Language-specific rules for splitting text into words. All words are already folded (see fold.ts). */
export type LanguageRules = {
  stem(word: string): string
  /** Words that carry no meaning for a search. */
  stopWords: ReadonlySet<string>
  /** Maps alternative spellings of a letter to one spelling. */
  respell(word: string): string
  /** Splits a word with apostrophes into the words to index or search. */
  split(word: string): string[]
  /** True if the language joins nouns into compounds. */
  compounds: boolean
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const asIs = (word: string): string => word

/** ue for ü, unless the u belongs to the preceding vowel: Kueche, but Frauen, neue, Quelle. */
const digraph = /(?<![aeoq])ue|ae|oe/g

const elided = words(
  'l un d dell all nell sull dall coll quest quell c v m t s n gl bell sant anch mezz tutt senz nessun buon',
)

const english: LanguageRules = {
  stem: stemEnglish,
  stopWords: words('a an and are as at by for from in into is it of on or our that the this to with your'),
  respell: asIs,
  split: (word) => [word.replace(/'s$/, '').replaceAll("'", '')],
  compounds: false,
}

const german: LanguageRules = {
  stem: stemGerman,
  stopWords: words(
    'als am an auf aus bei das dem den der des die ein eine einem einen einer eines fur im in ist mit nach oder ohne ' +
      'und unser unsere vom von vor zu zum zur',
  ),
  respell: (word) => word.replace(digraph, (pair) => pair[0] as string),
  split: (word) => [word.replaceAll("'", '')],
  compounds: true,
}

const italian: LanguageRules = {
  stem: stemItalian,
  stopWords: words(
    'a ad ai al alla alle allo agli con da dai dal dalla dalle dallo dei del della delle dello degli di e ed gli i il in ' +
      'la le lo nel nella nelle nello negli o per su sui sul sulla sulle sullo un una uno',
  ),
  respell: asIs,
  split: (word) => word.split("'").filter((part, at, parts) => !(at < parts.length - 1 && elided.has(part))),
  compounds: false,
}

export const languageRules: Record<Language, LanguageRules> = { en: english, de: german, it: italian }
