import { createHmac, hkdfSync } from 'node:crypto'

/** The token in the link of a mail that confirms an e-mail change. */
export type LinkTokenOf = (changeId: string) => string

/** Derived when the mail is sent, so that neither the mail queue nor a copy of the database holds a valid token. */
export function createLinkTokens(secretKey: string): LinkTokenOf {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel email change', 32))
  return (changeId) => createHmac('sha256', key).update(changeId).digest('base64url')
}
