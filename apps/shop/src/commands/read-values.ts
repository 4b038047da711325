import { type CatalogType, catalogTypes } from '@mantel/contract'
import { UsageError } from './define-command.ts'

export function readWholeNumber(text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${what} must be a whole number, not "${text}".`)
  return Number(text)
}

/** Prices are kept with four decimals; more would be lost without a word. */
export function readPrice(text: string, what: string): number {
  if (!/^\d{1,8}(\.\d{1,4})?$/.test(text)) throw new UsageError(`${what} must look like 49.95, not "${text}".`)
  return Number(text)
}

/** 2026-11-27 or 2026-11-27T08:00, in UTC; a date alone means its first moment. */
export function readMoment(text: string, what: string): Date {
  const shape = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?$/.exec(text)
  const moment = new Date(`${shape?.[1]}T${shape?.[2] ?? '00:00'}Z`)
  if (!shape || Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(shape[1]!))
    throw new UsageError(`${what} must look like 2026-11-27 or 2026-11-27T08:00 (UTC), not "${text}".`)
  return moment
}

export function readType(text: string | undefined): CatalogType | undefined {
  const type = catalogTypes.find((known) => known === text)
  if (text !== undefined && !type)
    throw new UsageError(`--type must be one of ${catalogTypes.join(', ')}, not "${text}".`)
  return type
}
