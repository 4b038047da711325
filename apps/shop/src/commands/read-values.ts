import { type CatalogType, catalogTypes } from '@mantel/contract'
import { UsageError } from './define-command.ts'

/** The largest value of an integer column. */
const largestInteger = 2_147_483_647

export function readWholeNumber(text: string, label: string): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > largestInteger)
    throw new UsageError(`${label} must be a whole number, not "${text}".`)
  return Number(text)
}

/** Accepts at most four decimals: prices are stored with four, and further ones would be dropped silently. */
export function readPrice(text: string, label: string): number {
  if (!/^\d{1,8}(\.\d{1,4})?$/.test(text)) throw new UsageError(`${label} must look like 49.95, not "${text}".`)
  return Number(text)
}

/** Parses 2026-11-27 or 2026-11-27T08:00 as UTC; a date without a time means midnight. */
export function readDateTime(text: string, label: string): Date {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?$/.exec(text)
  const moment = new Date(`${match?.[1]}T${match?.[2] ?? '00:00'}Z`)
  if (!match || Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(match[1]!))
    throw new UsageError(`${label} must look like 2026-11-27 or 2026-11-27T08:00 (UTC), not "${text}".`)
  return moment
}

export function readType(text: string | undefined): CatalogType | undefined {
  const type = catalogTypes.find((known) => known === text)
  if (text !== undefined && !type)
    throw new UsageError(`--type must be one of ${catalogTypes.join(', ')}, not "${text}".`)
  return type
}
