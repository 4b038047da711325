/** Slashes in any spelling, as far as browsers, proxies and decoders may take them for one. */
const slashes = /(?:\/|\\|%2f|%5c){2,}|\\/gi

/**
 * The one spelling of a path: single slashes, no dot segments, encoded as URLs are. Without it `//x/clocks`, which names
 * another host to a URL parser, or `/./clocks` would be further addresses of the same page.
 */
export function canonicalPath(pathname: string): string {
  const { pathname: path } = new URL(`http://host${pathname.replace(slashes, '/')}`)
  return path
}
