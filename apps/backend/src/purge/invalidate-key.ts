import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The key of /invalidate. It follows from the shop's secret, so there is nothing more to set or to lose. */
export function invalidateKey(secretKey: string): string {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel invalidate key', 24)).toString('base64url')
}

/** Takes the same time however much of the key is right. */
export function isSameKey(given: string, key: string): boolean {
  return timingSafeEqual(digest(given), digest(key))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
