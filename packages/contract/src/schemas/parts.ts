import { cleanLine, cleanText } from '@mantel/domain/text'
import * as z from 'zod'
import type { ErrorCode } from '../errors.ts'

/**
 * The schemas of one call. Parsing drops unlisted query and body keys unless a schema is strict or loose: old clients send
 * more keys than needed.
 */
export type CallSchema = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  result: z.ZodType
  /** The error for invalid input: error codes by the path of the first invalid key, or 'list' for a reply with all schema errors. */
  onInvalid?: { [key: string]: ErrorCode } | 'list'
  /** Errors that can occur in a shopper's ordinary use. All other error codes occur only when a client sends an invalid request. */
  refusals?: readonly ErrorCode[]
}

/** Free text with an upper bound. */
export const text = z.string().max(4000)
/** A name or a part of an address: one line without control and direction characters. */
export const line = z.string().overwrite(cleanLine)
/** A message: line breaks stay. */
export const message = z.string().overwrite(cleanText).max(4000)
export const email = z
  .string()
  .overwrite(cleanLine)
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
export const sku = z.string().trim().min(1).max(128)

/** A whole number, also as text because query values are texts. */
export const wholeNumber = z
  .union([z.string().regex(/^\s*-?\d{1,15}\s*$/), z.number().int()])
  .transform((value) => Number(value))

export const positiveId = wholeNumber.pipe(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER))

/** 'A,B' as a list without empty entries; an empty list counts as missing. */
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

/** Clients send ids as number or text; the server compares them as text. */
export const lenientId = z.union([z.number().int(), z.string().max(128)]).transform((value) => String(value))

/** Contains at least one letter of any script. */
export const personName = line.trim().max(255).regex(/\p{L}/u)
