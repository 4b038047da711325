// biome-ignore lint/suspicious/noControlCharactersInRegex: the one character that PostgreSQL cannot store
const unstorable = /\u0000/g

/**
 * Removes characters that PostgreSQL cannot store (NUL characters, unpaired surrogates). Dumps contain them if a text
 * was truncated by bytes.
 */
export function cleanText(value: unknown): unknown {
  if (typeof value === 'string') return cleanString(value)
  if (Array.isArray(value)) return value.map(cleanText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [cleanString(key), cleanText(entry)]))
}

function cleanString(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed()
  return wellFormed.includes('\0') ? wellFormed.replace(unstorable, '') : wellFormed
}
