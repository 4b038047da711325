/**
 * Returns a function that masks secrets in paths, so that a path may be logged. A route parameter is secret if its name ends in
 * "key" or "token" (`/newsletter/:step/:token`). A path need not match a whole route: wherever the beginning of a route occurs in
 * it, the segment after that beginning is masked. This works behind a store's prefix, in any letter case and for any request
 * method.
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

/** Accepts several slashes wherever the route has one. */
const beginningOf = (parts: readonly string[]) =>
  parts.map((part) => `/+${part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')}`).join('')
