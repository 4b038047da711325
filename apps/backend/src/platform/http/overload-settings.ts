export type OverloadSettings = {
  /** API requests under way at the same time; further ones are refused. */
  maxRequests: number
  /** Milliseconds that a read may wait for its turn. */
  maxWaitMs: number
  /** Bytes of large replies that are being sent, all together. */
  replyBytes: number
  /** Milliseconds in which a client must take the next part of a reply. */
  stallMs: number
}

export const defaultOverload: OverloadSettings = {
  maxRequests: 1000,
  // Less than the five seconds after which the shop's pages give up a request.
  maxWaitMs: 2000,
  replyBytes: 64 * 1024 * 1024,
  stallMs: 30_000,
}
