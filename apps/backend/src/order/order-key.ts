import { createHmac, createSecretKey, hash, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Makes and reads the secrets that let a buyer, signed in or not, see and pay an order. */
export type OrderKeys = {
  /** The same again for the same order, so that an order sent twice gets the same answer. */
  keyOf(orderId: number): string
}

export function createOrderKeys(secretKey: string): OrderKeys {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel order key', 32)))
  return {
    keyOf(orderId) {
      const proof = createHmac('sha256', key).update(String(orderId)).digest('base64url').slice(0, 32)
      return `${orderId}-${proof}`
    },
  }
}

/** What is stored of a key: one that was given out stays good when the shop's secret is changed. */
export const digestOfKey = (orderKey: string): string => hash('sha256', orderKey, 'base64url')

/** The order that a key claims to be for; null: it is none. */
export function orderIdOfKey(orderKey: string): number | null {
  const id = /^(\d{1,15})-[\w-]{32}$/.exec(orderKey)?.[1]
  return id === undefined ? null : Number(id)
}

export function isKeyOf(orderKey: string, accessDigest: string): boolean {
  const given = Buffer.from(digestOfKey(orderKey))
  const kept = Buffer.from(accessDigest)
  return given.length === kept.length && timingSafeEqual(given, kept)
}
