/** Limits on the size and time of a request, in bytes and milliseconds. */
export const limits = {
  body: 100 * 1024,
  /** A catalogue query in the URL may list hundreds of category ids. */
  url: 32 * 1024,
  headers: 64 * 1024,
  /** Characters of one decoded path segment. */
  param: 1024,
  jsonDepth: 64,
  receive: 20_000,
  receiveHeaders: 10_000,
  /** How often Node looks for connections that have exceeded their time limit; it closes them only then. */
  checkInterval: 2000,
  handle: 30_000,
} as const
