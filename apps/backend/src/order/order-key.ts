import { createHmac, createSecretKey, hash, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Creates order keys: secrets that let a buyer, signed in or not, see and pay an order. */
export type OrderKeys = {
  /** Returns the same key for the same order, so that a repeated request gets the same reply. */
  orderKeyOf(orderId: number): string
}

export function createOrderKeys(secretKey: string): OrderKeys {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel order key', 32)))
  return {
    orderKeyOf(orderId) {
      const proof = createHmac('sha256', key).update(String(orderId)).digest('base64url').slice(0, 32)
      return `${orderId}-${proof}`
    },
  }
}

/** The database stores this digest, so that issued keys stay valid when the shop's secret changes. */
export const orderKeyDigest = (orderKey: string): string => hash('sha256', orderKey, 'base64url')

/** The order id contained in a key, not verified; null if the key is malformed. */
export function orderIdOfKey(orderKey: string): number | null {
  const id = /^(\d{1,15})-[\w-]{32}$/.exec(orderKey)?.[1]
  return id === undefined ? null : Number(id)
}

export function isOrderKeyOf(orderKey: string, accessDigest: string): boolean {
  const sent = Buffer.from(orderKeyDigest(orderKey))
  const stored = Buffer.from(accessDigest)
  return sent.length === stored.length && timingSafeEqual(sent, stored)
}
