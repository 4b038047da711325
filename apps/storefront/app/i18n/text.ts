import type { buying } from './en-GB/buying.ts'
import type { dictionary } from './en-GB/dictionary.ts'

/** A text with plural forms; {count} is always one of its placeholders. */
export type Plural = { readonly one: string; readonly other: string }

/** Texts that every page loads, and texts loaded with forms, account, cart and checkout. */
export type TextKey = keyof typeof dictionary
export type BuyingTextKey = keyof typeof buying
export type AnyTextKey = TextKey | BuyingTextKey

/** A translation has every key of the base, plural where the base is plural. A missing key fails the type check. */
export type Translation<Area> = { readonly [K in keyof Area]: Area[K] extends string ? string : Plural }

export type Dictionary = Translation<typeof dictionary>
export type BuyingDictionary = Translation<typeof buying>

type Base = typeof dictionary & typeof buying

type Wording<K extends AnyTextKey> = Base[K] extends { other: infer Other extends string } ? Other : Base[K]

type Placeholder<Words> = Words extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never

/** Numbers are formatted with the store's separators; pass a year as text. */
export type TextParams<K extends AnyTextKey> = {
  [Name in Placeholder<Wording<K>>]: Name extends 'count' ? number : string | number
}

/** Params are required exactly if the text has placeholders. */
export type TextArgs<K extends AnyTextKey> = [Placeholder<Wording<K>>] extends [never] ? [] : [params: TextParams<K>]
