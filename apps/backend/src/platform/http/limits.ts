/** Limits on the size and time of a request, in bytes and milliseconds. */
export const limits = {
  body: 100 * 1024,
  /** A catalogue query in the URL may list hundreds of category ids. */
  url: 32 * 1024,
  headers: 64 * 1024,
  /** One path segment, decoded. */
  param: 1024,
  jsonDepth: 64,
  receive: 20_000,
  receiveHeaders: 10_000,
  /** Node closes slow connections only when it checks them. */
  checkInterval: 2000,
  handle: 30_000,
} as const
