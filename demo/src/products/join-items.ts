import type { Language } from '@mantel/domain/store'

const and: Record<Language, string> = { en: 'and', de: 'und', it: 'e' }
const or: Record<Language, string> = { en: 'or', de: 'oder', it: 'o' }

function joined(items: readonly string[], word: string): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

/** a, b and c */
export const joinWithAnd = (items: readonly string[], language: Language): string => joined(items, and[language])

/** a, b or c */
export const joinWithOr = (items: readonly string[], language: Language): string => joined(items, or[language])
