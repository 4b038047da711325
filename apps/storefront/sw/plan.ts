/** What is done about a request. Pages that are not for keeping still have an answer when there is no connection. */
export type Plan = 'kept-page' | 'page' | 'asset' | 'picture' | 'leave'

export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>

/** Below any prefix. What stands there is somebody's own, or its address is a secret. */
const personal = /\/(my-account|checkout|success|payment-error|create-password|auth)(\/|$)/i
/** Left to others in an address that is opened: replies to calls, files, pictures in a tab of their own. */
const notPages = /^\/(api|assets|img)\//

/** Calls are none of the worker's business: the engine in the page has a storage of its own. */
export function planOf({ method, url, mode, headers }: Asked, origin: string): Plan {
  const { origin: asked, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'leave'
  const carriesToken = headers.has('authorization') || searchParams.has('token')
  if (mode === 'navigate')
    return carriesToken || personal.test(pathname) || notPages.test(pathname) ? 'page' : 'kept-page'
  // A part of a file is no file to keep.
  if (carriesToken || headers.has('range')) return 'leave'
  if (pathname.startsWith('/assets/')) return 'asset'
  return pathname.startsWith('/img/') ? 'picture' : 'leave'
}

/** Whole, the shop's own, and without a word against it. A reply that was led elsewhere cannot open at its address. */
export function mayKeep({ status, type, redirected, headers }: Response, plan: Plan): boolean {
  if (status !== 200 || redirected || type === 'opaque' || type === 'error') return false
  if (/no-store|private/.test(headers.get('cache-control') ?? '')) return false
  const kind = headers.get('content-type') ?? ''
  if (plan === 'kept-page') return kind.startsWith('text/html')
  // What a proxy says instead of a file is a page.
  return plan === 'asset' ? !kind.startsWith('text/html') : plan === 'picture' && kind.startsWith('image/')
}

/** Pages that the server sends empty to everybody; the browser fills them in with what it keeps itself. */
const shells = ['/checkout', '/success']

/** The empty pages of a store view that open without a connection: a checkout that was begun, an order that waits. */
export const shellsOf = (prefix: string): string[] => shells.map((path) => `${prefix}${path}`)

/** The empty page for an address, whatever follows in it; null where there is none. */
export function shellFor(url: string, prefixes: readonly string[]): string | null {
  const path = new URL(url).pathname.replace(/(?<=.)\/$/, '').toLowerCase()
  return prefixes.flatMap(shellsOf).find((shell) => shell === path) ?? null
}

/** The offline page of the store view that an address belongs to. */
export function offlinePageFor(url: string, prefixes: readonly string[]): string {
  const { pathname } = new URL(url)
  const isUnder = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)
  return `${prefixes.find((prefix) => prefix !== '' && isUnder(prefix)) ?? ''}/offline.html`
}
