import { isScalar } from './json-reading.ts'
import { malformed } from './malformed.ts'

const percent = /^(-?\d{1,3})(?:%|%25)$/
const whole = /^-?\d{1,4}$/

/**
 * minimum_should_match: a count, a share, or how many may be missing. "75%25" is what clients send that count on the
 * server decoding twice.
 */
export function neededOf(value: unknown): (parts: number) => number {
  const text = isScalar(value) ? String(value).trim() : ''
  const share = percent.exec(text)?.[1]
  if (share !== undefined) {
    const part = Number(share) / 100
    return (parts) => (part < 0 ? parts - Math.floor(parts * -part) : Math.floor(parts * part))
  }
  if (!whole.test(text)) return malformed('minimum_should_match must be a number or a percentage')
  const count = Number(text)
  return (parts) => (count < 0 ? parts + count : count)
}
