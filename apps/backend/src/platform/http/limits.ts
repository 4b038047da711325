/** What one request may cost before anybody has looked at what it asks. Bytes and milliseconds. */
export const limits = {
  body: 100 * 1024,
  /** A catalogue query with hundreds of category ids travels in the URL. */
  url: 32 * 1024,
  headers: 64 * 1024,
  /** One path segment, decoded. */
  param: 1024,
  jsonDepth: 64,
  receive: 20_000,
  handle: 30_000,
} as const
