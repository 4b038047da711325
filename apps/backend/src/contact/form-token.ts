import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'

/**
 * The token of a contact form: random, signed and valid for a limited time. It proves that the sender loaded the form a short
 * time before.
 */
export type FormTokens = {
  issue(now: Date): string
  /** null: the shop has not issued the token, or it has expired. */
  read(token: string, now: Date): { id: string; ageMs: number } | null
}

/** Milliseconds: long enough to write a long message. */
const lifetime = 4 * 3_600_000

/** Nothing is stored for a token until it is used, so that requests for tokens cannot fill the database. */
export function createFormTokens(secretKey: string): FormTokens {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'mantel mail form', 32))
  const sign = (content: string) => createHmac('sha256', key).update(content).digest('base64url')
  return {
    issue(now) {
      const content = `${randomUUID()}.${now.getTime()}`
      return `${content}.${sign(content)}`
    },
    read(token, now) {
      const [id = '', time = '', signature = ''] = token.split('.')
      const expected = Buffer.from(sign(`${id}.${time}`))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const ageMs = now.getTime() - Number(time)
      return ageMs >= 0 && ageMs <= lifetime ? { id, ageMs } : null
    },
  }
}
