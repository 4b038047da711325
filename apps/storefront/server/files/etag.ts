import { createHash } from 'node:crypto'

/** A weak etag, because compressed forms of the same page differ in bytes. */
export function etagOf(content: Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Whether the If-None-Match header contains the etag, by the weak comparison of RFC 9110. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}
