import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts values into texts that expire. The text itself carries the value, so no process has to store it. */
export function createSealer(secret: string, now: () => number) {
  const keyFor = (use: string) => createHash('sha256').update(`${use} ${secret}`).digest()
  return {
    close(use: string, value: object, lifetimeMs: number): string {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyFor(use), iv)
      const text = JSON.stringify({ value, until: now() + lifetimeMs })
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')
    },

    /** Returns undefined if the text was not encrypted for this use or has expired. */
    open<T>(use: string, sealed: string): T | undefined {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', keyFor(use), bytes.subarray(0, 12), { authTagLength: 16 })
        decipher.setAuthTag(bytes.subarray(-16))
        const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()
        const { value, until } = JSON.parse(text) as { value: T; until: number }
        return until > now() ? value : undefined
      } catch {
        return undefined
      }
    },
  }
}
