/**
 * How the worker handles a request. kept-page: a page that is cached. page: a page that is never cached, but has a fallback when there is
 * no connection. leave: the browser handles the request without the worker.
 */
export type RequestPlan = 'kept-page' | 'page' | 'asset' | 'picture' | 'leave'

export type PlannedRequest = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>

/** Below any store prefix: personal pages and URLs that contain a secret. */
const personal =
  /\/(my-account|checkout|success|order-tracking|payment-error|create-password|confirm-email|preview|auth)(\/|$)/i
/** Navigations that are not pages: API replies, files, and images opened in a tab. */
const notPages = /^\/(api|assets|img)\//

/**
 * Decides how to handle a request. The worker leaves API calls alone, because the client in the page has its own storage for their replies.
 */
export function planRequest({ method, url, mode, headers }: PlannedRequest, origin: string): RequestPlan {
  const { origin: requested, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || requested !== origin) return 'leave'
  const carriesToken = headers.has('authorization') || searchParams.has('token')
  if (mode === 'navigate')
    return carriesToken || personal.test(pathname) || notPages.test(pathname) ? 'page' : 'kept-page'
  // The reply to a range request contains only a part of the file, so it must not be cached.
  if (carriesToken || headers.has('range')) return 'leave'
  if (pathname.startsWith('/assets/')) return 'asset'
  return pathname.startsWith('/img/') ? 'picture' : 'leave'
}

/**
 * Whether a reply may be cached: complete, from the shop, of the expected type and not marked private. Browsers reject a
 * redirected reply for a navigation.
 */
export function isCacheable({ status, type, redirected, headers }: Response, plan: RequestPlan): boolean {
  if (status !== 200 || redirected || type === 'opaque' || type === 'error') return false
  if (/no-store|private/.test(headers.get('cache-control') ?? '')) return false
  const kind = headers.get('content-type') ?? ''
  if (plan === 'kept-page') return kind.startsWith('text/html')
  // HTML in place of a file is an error page of a proxy.
  return plan === 'asset' ? !kind.startsWith('text/html') : plan === 'picture' && kind.startsWith('image/')
}

/** App shells: pages that the server sends to everyone without data. The browser fills them from its own storage. */
const shells = ['/cart', '/checkout', '/success']

/** The app shells of a store view. Offline they show the cart, a started checkout or a queued order. */
export const shellPaths = (prefix: string): string[] => shells.map((path) => `${prefix}${path}`)

/** The app shell for a URL, ignoring its query; null if there is none. */
export function findShellPath(url: string, prefixes: readonly string[]): string | null {
  const path = new URL(url).pathname.replace(/(?<=.)\/$/, '').toLowerCase()
  return prefixes.flatMap(shellPaths).find((shell) => shell === path) ?? null
}

/** The offline page of the store view that a URL belongs to. */
export function offlinePageFor(url: string, prefixes: readonly string[]): string {
  const { pathname } = new URL(url)
  const isUnder = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)
  return `${prefixes.find((prefix) => prefix !== '' && isUnder(prefix)) ?? ''}/offline.html`
}
