import { createHmac, hkdfSync } from 'node:crypto'

/** The token in the link of a mail. id: of the change, the reset or the proof that the link confirms. */
export type LinkTokenOf = (id: string) => string

export type LinkTokens = { emailChange: LinkTokenOf; passwordReset: LinkTokenOf; emailProof: LinkTokenOf }

/** Derived when the mail is sent, so that neither the mail queue nor a copy of the database holds a valid token. */
export function createLinkTokens(secretKey: string): LinkTokens {
  const tokensFor = (purpose: string): LinkTokenOf => {
    const key = Buffer.from(hkdfSync('sha256', secretKey, '', `mantel ${purpose}`, 32))
    return (id) => createHmac('sha256', key).update(id).digest('base64url')
  }
  return {
    emailChange: tokensFor('email change'),
    passwordReset: tokensFor('password reset'),
    emailProof: tokensFor('email proof'),
  }
}
