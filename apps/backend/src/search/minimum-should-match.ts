import { isScalar } from './json-reading.ts'
import { rejectQuery } from './malformed.ts'

const percent = /^(-?\d{1,3})(?:%|%25)$/
const integer = /^-?\d{1,4}$/

/**
 * Parses minimum_should_match: a count, a percentage, or the number of words that may be missing. "75%25" is a percentage that some
 * clients encode twice.
 */
export function parseMinimumShouldMatch(value: unknown): (parts: number) => number {
  const text = isScalar(value) ? String(value).trim() : ''
  const percentage = percent.exec(text)?.[1]
  if (percentage !== undefined) {
    const part = Number(percentage) / 100
    return (parts) => (part < 0 ? parts - Math.floor(parts * -part) : Math.floor(parts * part))
  }
  if (!integer.test(text)) return rejectQuery('minimum_should_match must be a number or a percentage')
  const count = Number(text)
  return (parts) => (count < 0 ? parts + count : count)
}
