import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type PreviewType, previewTypes } from '@mantel/contract'

export type PreviewedContent = { storeCode: string; type: PreviewType; id: number }

/**
 * Keys of links to content that is not published. No table stores them: each key contains the id of one document and its own
 * expiry time.
 */
export type PreviewKeys = {
  previewKeyOf(content: PreviewedContent, expiresAt: Date): string
  /** The document of the key; null: it is malformed, was not created here or has expired. */
  verifyPreviewKey(key: string, now: Date): PreviewedContent | null
}

const pattern = /^([\w-]{1,32})\.([a-z_]{1,20})\.(\d{1,15})\.(\d{1,12})\.[\w-]{43}$/

export function createPreviewKeys(secretKey: string): PreviewKeys {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel content preview', 32)))
  const sign = (text: string) => `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  return {
    previewKeyOf: ({ storeCode, type, id }, expiresAt) =>
      sign([storeCode, type, id, Math.floor(expiresAt.getTime() / 1000)].join('.')),

    verifyPreviewKey(key, now) {
      const [, storeCode = '', given, id, expires] = pattern.exec(key) ?? []
      const type = previewTypes.find((known) => known === given)
      if (type === undefined) return null
      const expected = Buffer.from(sign(key.slice(0, key.lastIndexOf('.'))))
      const sent = Buffer.from(key)
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null
      return Number(expires) * 1000 > now.getTime() ? { storeCode, type, id: Number(id) } : null
    },
  }
}
