import type { BuyingDictionary, Dictionary } from './text.ts'

/** Each dictionary is a separate chunk, so that browsers load only the one they need. */
const dictionaries = {
  'en-GB': () => import('./en-GB/dictionary.ts').then((file): Dictionary => file.dictionary),
  'en-US': () => import('./en-US/dictionary.ts').then((file): Dictionary => file.dictionary),
  'de-DE': () => import('./de-DE/dictionary.ts').then((file): Dictionary => file.dictionary),
  'it-IT': () => import('./it-IT/dictionary.ts').then((file): Dictionary => file.dictionary),
}

export type DictionaryLocale = keyof typeof dictionaries

const buyingDictionaries: Record<DictionaryLocale, () => Promise<BuyingDictionary>> = {
  'en-GB': () => import('./en-GB/buying.ts').then((file): BuyingDictionary => file.buying),
  'en-US': () => import('./en-US/buying.ts').then((file): BuyingDictionary => file.buying),
  'de-DE': () => import('./de-DE/buying.ts').then((file): BuyingDictionary => file.buying),
  'it-IT': () => import('./it-IT/buying.ts').then((file): BuyingDictionary => file.buying),
}

export const dictionaryLocales = Object.keys(dictionaries) as DictionaryLocale[]

/** The dictionary for a store's locale: an exact match, else the first of the same language, else the base. */
export function dictionaryLocale(locale: string): DictionaryLocale {
  const [language] = locale.split('-')
  return (
    dictionaryLocales.find((known) => known === locale) ??
    dictionaryLocales.find((known) => known.startsWith(`${language}-`)) ??
    'en-GB'
  )
}

/** The dictionary's source path, from which the server finds the chunk to preload. */
export const dictionarySource = (locale: string) => `app/i18n/${dictionaryLocale(locale)}/dictionary.ts`

/** Awaited before the first render on server and browser, so that a page never shows keys or another language. */
export function loadDictionary(locale: string): Promise<Dictionary> {
  return dictionaries[dictionaryLocale(locale)]()
}

/** Awaited before a form, the account, cart or checkout is shown, and by useMessageText for rarely needed texts. */
export function loadBuyingTexts(locale: string): Promise<BuyingDictionary> {
  return buyingDictionaries[dictionaryLocale(locale)]()
}
