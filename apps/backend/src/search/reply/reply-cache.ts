import { LRUCache } from 'lru-cache'

/** A complete reply to a shared search, valid for one version of its index. */
type CachedReply = { etag: string; bytes: Buffer; headers: Record<string, string> }

export type ReplyCache = ReturnType<typeof createReplyCache>

/** A larger reply would evict too many others. */
const maxEntryShare = 0.05
const maxKeyLength = 4000
/** Estimated bytes of an entry beside its reply. */
const overhead = 1024

/** Replies to repeated searches. The key must hold no token; the ETag of an entry says which version of the index it shows. */
export function createReplyCache(maxBytes: number) {
  const replies = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * maxEntryShare),
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + overhead,
  })
  return {
    find(key: string, etag: string): CachedReply | undefined {
      const reply = replies.get(key)
      return reply?.etag === etag ? reply : undefined
    },
    /** Copies the bytes: their buffer is reused for the next reply. */
    put(key: string, { etag, bytes, headers }: CachedReply): void {
      if (key.length > maxKeyLength || bytes.length > maxBytes * maxEntryShare) return
      replies.set(key, { etag, bytes: Buffer.from(bytes), headers })
    },
  }
}
