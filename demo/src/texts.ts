import type { Language } from '@mantel/domain/store'

/** A text in the three languages of the shop. */
export type TextByLanguage = Readonly<Record<Language, string>>

/** A text in the data tables: English, German, Italian. */
export type Translations = readonly [en: string, de: string, it: string]

export const languages = ['en', 'de', 'it'] as const satisfies readonly Language[]

export const toTextByLanguage = ([en, de, it]: Translations): TextByLanguage => ({ en, de, it })

/** Combines texts, language by language. */
export const composeTexts = (build: (language: Language) => string): TextByLanguage => ({
  en: build('en'),
  de: build('de'),
  it: build('it'),
})

/** Replaces {name} placeholders; throws on an unknown one. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`no value for ${mark} in "${text}"`)
    return String(value)
  })
}

const folded: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o' }

/** The url key of a name: German umlauts are transliterated, other accents dropped. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßæø]/g, (letter) => folded[letter]!)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '-')
    .replace(/&/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Plain texts as HTML. */
export const paragraphs = (...texts: string[]): string =>
  texts.map((text) => `<p>${text.replaceAll('&', '&amp;')}</p>`).join('')

/** Formats a decimal: 29.7 in English, 29,7 in the other languages. */
export const formatDecimal = (value: number, language: Language): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',')

const endOfSentence = /[.!?…]$/

/** Joins sentences; throws if a full stop is missing. */
export function joinSentences(...texts: string[]): string {
  for (const text of texts) if (!endOfSentence.test(text)) throw new Error(`not a sentence: "${text}"`)
  return texts.join(' ')
}

/** Changes 'Wall Clock' to 'Wall clock', for the start of a sentence. German and Italian names stay unchanged. */
export const sentenceCase = (text: string, language: Language): string =>
  language === 'en' ? text.charAt(0) + text.slice(1).toLowerCase() : text
