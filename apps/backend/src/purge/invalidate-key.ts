import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The key of /invalidate. Derived from the shop's secret, so there is no further setting. */
export function invalidateKey(secretKey: string): string {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel invalidate key', 24)).toString('base64url')
}

/** Compares in constant time. */
export function isSameKey(given: string, key: string): boolean {
  return timingSafeEqual(digest(given), digest(key))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
