import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Keys of the links in mails about a stock alert. No table stores them. */
export type AlertKeys = {
  alertKeyOf(id: string): string
  /** The alert's id; null: the key is malformed or was not created here. */
  verifyAlertKey(key: string): string | null
}

export function createAlertKeys(secretKey: string): AlertKeys {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel stock alert', 32)))
  const alertKeyOf = (id: string) => `${id}-${createHmac('sha256', secret).update(id).digest('base64url').slice(0, 32)}`
  return {
    alertKeyOf,
    verifyAlertKey(key) {
      const [, id] = /^(\d{1,18})-[\w-]{32}$/.exec(key) ?? []
      if (id === undefined) return null
      const [sent, right] = [Buffer.from(key), Buffer.from(alertKeyOf(id))]
      return sent.length === right.length && timingSafeEqual(sent, right) ? id : null
    },
  }
}

/** The path of the link, without the shop's origin. */
export const alertPath = (step: 'confirm' | 'stop', key: string): string => `/api/ext/stock-alert/${step}/${key}`
