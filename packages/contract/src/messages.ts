import type { Language } from '@mantel/domain/store'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { it } from './messages/it.ts'

export type MessageKey = keyof typeof en

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The values of a text's placeholders, by name. */
export type MessageParams<K extends MessageKey> = { [N in Placeholder<(typeof en)[K]>]: string | number }

/** Requires params exactly where the text has placeholders. */
export type MessageArgs<K extends MessageKey> = [Placeholder<(typeof en)[K]>] extends [never]
  ? []
  : [params: MessageParams<K>]

export type Messages = Record<MessageKey, string>

const byLanguage: Record<Language, Messages> = { en, de, it }

export const messageKeys = Object.keys(en) as MessageKey[]

export function messageText<K extends MessageKey>(key: K, language: Language, ...args: MessageArgs<K>): string {
  return fill(byLanguage[language][key], args[0])
}

/** The English text, for logs and for callers without a language. */
export function englishText<K extends MessageKey>(key: K, ...args: MessageArgs<K>): string {
  return fill(en[key], args[0])
}

/** For a key that is only known at run time. A missing value leaves its placeholder in the text. */
export function fillMessage(key: MessageKey, language: Language, params: Record<string, string | number> = {}): string {
  return fill(byLanguage[language][key], params)
}

function fill(text: string, params: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  )
}
