/**
 * Several slashes in a row, or a backslash. Includes their encoded forms, because browsers, proxies and decoders may read each as a slash.
 */
const slashes = /(?:\/|\\|%2f|%5c){2,}|\\/gi

/**
 * Returns the canonical spelling of a path: single slashes, no dot segments, URL-encoded. Otherwise the same page would also have the
 * addresses `/./clocks` and `//x/clocks`, which a URL parser reads as a different host.
 */
export function canonicalPath(pathname: string): string {
  const { pathname: path } = new URL(`http://host${pathname.replace(slashes, '/')}`)
  return path
}
