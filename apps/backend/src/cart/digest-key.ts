import { createHash } from 'node:crypto'

/** Gift card messages make line keys long; the digest keeps the stored key short. */
export function digestKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
