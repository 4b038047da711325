import { formatNumber, type NumberText } from './format-number.ts'
import type { AnyTextKey, Plural, TextArgs, TextKey } from './text.ts'

export type Translator<Keys extends AnyTextKey = TextKey> = {
  <K extends Keys>(key: K, ...args: TextArgs<K>): string
  /** For a key that is only known at run time; a value that is missing leaves its placeholder in sight. */
  of(key: Keys, params?: Params): string
  /** Whether the text is among those that are loaded. */
  has(key: string): key is Keys
}

export type Params = Record<string, string | number>

export type TranslatorOptions<Keys extends AnyTextKey> = {
  dictionary: Readonly<Record<Keys, string | Plural>>
  locale: string
  numbers: NumberText
}

export function createTranslator<Keys extends AnyTextKey>(options: TranslatorOptions<Keys>): Translator<Keys> {
  const { dictionary, locale, numbers } = options
  const rules = pluralRules(locale)
  const write = (key: Keys, params: Params = {}): string =>
    inForm(dictionary[key], rules, params).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      if (!Object.hasOwn(params, name)) return placeholder
      const value = params[name]!
      return typeof value === 'number' ? formatNumber(value, numbers) : value
    })
  const translate = <K extends Keys>(key: K, ...args: TextArgs<K>) => write(key, args[0])
  const has = (key: string): key is Keys => Object.hasOwn(dictionary, key)
  return Object.assign(translate, { of: write, has })
}

/** They take longer to make than a page has time for. */
const knownRules = new Map<string, Intl.PluralRules>()

function pluralRules(locale: string): Intl.PluralRules {
  const rules = knownRules.get(locale) ?? new Intl.PluralRules(locale)
  knownRules.set(locale, rules)
  return rules
}

function inForm(text: string | Plural, rules: Intl.PluralRules, params: Params): string {
  if (typeof text === 'string') return text
  return rules.select(Number(params.count)) === 'one' ? text.one : text.other
}
