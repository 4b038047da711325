import type { Language } from '@mantel/domain/store'
import { languages, type Translations } from '../texts.ts'
import { attributeIds } from './attribute-ids.ts'
import { type ChoiceCode, optionTables } from './options.ts'

type Entry = { id: number; labels: Translations }

/** An option id consists of the attribute's id and the option's position in its list. */
const entries: ReadonlyMap<string, Entry> = new Map(
  Object.entries(optionTables).flatMap(([code, options]) =>
    options.map(([key, labels], index): [string, Entry] => [
      `${code}/${key}`,
      { id: attributeIds[code as ChoiceCode] * 100 + index + 1, labels },
    ]),
  ),
)

function entry(code: ChoiceCode, key: string): Entry {
  const found = entries.get(`${code}/${key}`)
  if (!found) throw new Error(`attribute ${code} has no option "${key}"`)
  return found
}

export const optionId = (code: ChoiceCode, key: string): number => entry(code, key).id

export const optionLabel = (code: ChoiceCode, key: string, language: Language): string =>
  entry(code, key).labels[languages.indexOf(language)]!
