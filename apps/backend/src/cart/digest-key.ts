import { createHash } from 'node:crypto'

/** Messages on gift cards are long; a line's key is not. */
export function digestKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
