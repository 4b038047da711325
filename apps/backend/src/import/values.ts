/** Catalogue dumps send numbers as text, flags as '0' and '1', and lists where one value is meant. These read them all. */

export type Fields = Record<string, unknown>

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function toRecords(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export function toNumber(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length === 1 ? toNumber(value[0]) : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(value)) return undefined
  return toNumber(Number(value))
}

/** Within the integers that the database keeps. */
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

/** Trimmed; empty counts as not given. Numbers are accepted: an SKU is often one. */
export function toText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length === 1 ? toText(value[0]) : undefined
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' ? undefined : text
}

/** Whole positive numbers without repetition, in the order given. */
export function toIds(value: unknown): number[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  return [...new Set(list.map(toId).filter((id) => id !== undefined))]
}

/** 'YYYY-MM-DD', 'YYYY-MM-DD HH:mm:ss' or ISO 8601; without a zone it is UTC. */
export function toDate(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined
  const text = value.trim().replace(' ', 'T')
  const hasTime = text.length > 10
  const hasZone = /(z|[+-]\d\d:?\d\d)$/i.test(text.slice(10))
  const date = new Date(hasTime && !hasZone ? `${text}Z` : text)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? undefined : date
}

export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
