/**
 * Returns a function that masks keys and tokens in paths, so that a path may be logged. The parameters of the routes whose
 * names end in "key" or "token" hold them (`/newsletter/:step/:token`). Only the beginning of a route has to match: it counts
 * also behind a store's prefix, with another method, in other letter case, and with more parts behind it.
 */
export function createPathMask(routes: readonly string[]): (path: string) => string {
  const beginnings = routes.flatMap((route) => {
    const parts = route.split('/').slice(1)
    return parts.flatMap((part, at) => (secretParameter.test(part) ? [beginningOf(parts.slice(0, at))] : []))
  })
  if (beginnings.length === 0) return (path) => path
  const pattern = new RegExp(`(?<=(?:${[...new Set(beginnings)].join('|')})/+)[^/]+`, 'gi')
  return (path) => path.replace(pattern, '[redacted]')
}

const secretParameter = /^:\w*(?:key|token)$/i

/** Several slashes count as one. */
const beginningOf = (parts: readonly string[]) =>
  parts.map((part) => `/+${part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')}`).join('')
