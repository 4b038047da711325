import type { buying } from './en-GB/buying.ts'
import type { dictionary } from './en-GB/dictionary.ts'

/** A text that depends on a number; {count} is always among its placeholders. */
export type Plural = { readonly one: string; readonly other: string }

/** What every page may say, and what is loaded with forms, account, cart and checkout. */
export type TextKey = keyof typeof dictionary
export type BuyingTextKey = keyof typeof buying
export type AnyTextKey = TextKey | BuyingTextKey

/** A language says all that the base says, plural where the base is plural: what is missing fails the type check. */
export type Translation<Area> = { readonly [K in keyof Area]: Area[K] extends string ? string : Plural }

export type Dictionary = Translation<typeof dictionary>
export type BuyingDictionary = Translation<typeof buying>

type Base = typeof dictionary & typeof buying

type Wording<K extends AnyTextKey> = Base[K] extends { other: infer Other extends string } ? Other : Base[K]

type Placeholder<Words> = Words extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never

/** Numbers are written with the store's separators; what must not be, a year, comes as text. */
export type TextParams<K extends AnyTextKey> = {
  [Name in Placeholder<Wording<K>>]: Name extends 'count' ? number : string | number
}

/** Params are demanded exactly where the text has placeholders. */
export type TextArgs<K extends AnyTextKey> = [Placeholder<Wording<K>>] extends [never] ? [] : [params: TextParams<K>]
