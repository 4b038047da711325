import * as z from 'zod'
import type { ErrorCode } from '../errors.ts'

/**
 * What travels in one call. Query and body keys that are not listed are dropped, unless a schema says strict or loose:
 * old clients send more than they need to.
 */
export type CallSchema = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  result: z.ZodType
  /** How wrong input is refused: a code by the first key of the path that is wrong, or the list of schema errors. */
  onInvalid?: { [key: string]: ErrorCode } | 'list'
  /** Refusals that a shopper's ordinary use can meet; everything else in the catalogue is for broken callers. */
  refusals?: readonly ErrorCode[]
}

/** A text the way people and old clients send it: bounded, never a list. */
export const text = z.string().max(4000)
export const email = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
export const sku = z.string().trim().min(1).max(128)

/** A whole number that may come as text, as everything in a query does. */
export const wholeNumber = z
  .union([z.string().regex(/^\s*-?\d{1,15}\s*$/), z.number().int()])
  .transform((value) => Number(value))

export const positiveId = wholeNumber.pipe(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER))

/** 'A,B' as a list without blanks; nothing at all counts as missing. */
export const commaList = z
  .string()
  .max(8000)
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(z.string().max(128)).min(1))

export const looseObject = z.record(z.string(), z.unknown())

/** Numbers that old clients also send as text: '2'. */
export const lenientNumber = z
  .union([z.number(), z.string().regex(/^\s*-?\d{1,12}(\.\d{1,6})?\s*$/)])
  .transform((value) => Number(value))

/** Ids travel as number or as text; they are compared as text. */
export const lenientId = z.union([z.number().int(), z.string().max(128)]).transform((value) => String(value))

/** One letter of any script at least. */
export const personName = z.string().trim().max(255).regex(/\p{L}/u)
