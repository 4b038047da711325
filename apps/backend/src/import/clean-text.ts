// biome-ignore lint/suspicious/noControlCharactersInRegex: the one character that PostgreSQL cannot store
const unstorable = /\u0000/g

/**
 * The value without what PostgreSQL cannot store (NUL characters, halves of surrogate pairs). Dumps hold such text when it
 * was cut by bytes somewhere on its way.
 */
export function cleanText(value: unknown): unknown {
  if (typeof value === 'string') return cleanString(value)
  if (Array.isArray(value)) return value.map(cleanText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [cleanString(key), cleanText(entry)]))
}

function cleanString(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return whole.includes('\0') ? whole.replace(unstorable, '') : whole
}
