import { formatNumber, type NumberFormat } from './format-number.ts'
import type { AnyTextKey, Plural, TextArgs, TextKey } from './text.ts'

export type Translator<Keys extends AnyTextKey = TextKey> = {
  <K extends Keys>(key: K, ...args: TextArgs<K>): string
  /** For a key known only at run time. A missing value leaves its placeholder in the text. */
  of(key: Keys, params?: Params): string
  /** Whether the text is loaded. */
  has(key: string): key is Keys
}

export type Params = Record<string, string | number>

export type TranslatorOptions<Keys extends AnyTextKey> = {
  dictionary: Readonly<Record<Keys, string | Plural>>
  locale: string
  numbers: NumberFormat
}

export function createTranslator<Keys extends AnyTextKey>(options: TranslatorOptions<Keys>): Translator<Keys> {
  const { dictionary, locale, numbers } = options
  const rules = pluralRules(locale)
  const write = (key: Keys, params: Params = {}): string =>
    choosePlural(dictionary[key], rules, params).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      if (!Object.hasOwn(params, name)) return placeholder
      const value = params[name]!
      return typeof value === 'number' ? formatNumber(value, numbers) : value
    })
  const translate = <K extends Keys>(key: K, ...args: TextArgs<K>) => write(key, args[0])
  const has = (key: string): key is Keys => Object.hasOwn(dictionary, key)
  return Object.assign(translate, { of: write, has })
}

/** Cached, because creating plural rules is slow. */
const rulesByLocale = new Map<string, Intl.PluralRules>()

function pluralRules(locale: string): Intl.PluralRules {
  const rules = rulesByLocale.get(locale) ?? new Intl.PluralRules(locale)
  rulesByLocale.set(locale, rules)
  return rules
}

function choosePlural(text: string | Plural, rules: Intl.PluralRules, params: Params): string {
  if (typeof text === 'string') return text
  return rules.select(Number(params.count)) === 'one' ? text.one : text.other
}
