/**
 * Catalogue dumps contain numbers as text, flags as '0' and '1', and lists in place of single values. These functions
 * accept all of them.
 */

export type Fields = Record<string, unknown>

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function toRecords(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** Undefined, null or an empty text, also in a list of one. Other values that cannot be read are faults of the document. */
export function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 1 && isMissing(value[0])
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** The value for a message, shortened. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > maxQuoted ? `${text.slice(0, maxQuoted)}…` : text
}

const maxQuoted = 60

export function toNumber(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length === 1 ? toNumber(value[0]) : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(value)) return undefined
  return toNumber(Number(value))
}

/** An integer within the range of the database type. */
export function toInteger(value: unknown): number | undefined {
  const number = toNumber(value)
  return number !== undefined && Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : undefined
}

export function toId(value: unknown): number | undefined {
  const id = toInteger(value)
  return id !== undefined && id > 0 ? id : undefined
}

export function toFlag(value: unknown): boolean | undefined {
  if (Array.isArray(value)) return value.length === 1 ? toFlag(value[0]) : undefined
  if (typeof value === 'boolean') return value
  if (value === 1 || value === '1' || value === 'true') return true
  if (value === 0 || value === '0' || value === 'false') return false
  return undefined
}

/** Trimmed; an empty text counts as missing. Accepts numbers, because an SKU is often one. */
export function toText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length === 1 ? toText(value[0]) : undefined
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' ? undefined : text
}

/** Unique positive integers, in the given order. */
export function toIds(value: unknown): number[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  return [...new Set(list.map(toId).filter((id) => id !== undefined))]
}

/** 'YYYY-MM-DD', 'YYYY-MM-DD HH:mm:ss' or ISO 8601; UTC if there is no time zone. */
export function toDate(value: unknown): Date | undefined {
  if (Array.isArray(value)) return value.length === 1 ? toDate(value[0]) : undefined
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined
  const text = value.trim().replace(' ', 'T')
  const hasTime = text.length > 10
  const hasZone = /(z|[+-]\d\d:?\d\d)$/i.test(text.slice(10))
  const date = new Date(hasTime && !hasZone ? `${text}Z` : text)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? undefined : date
}

export function omitKeys(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
