import type { Envelope } from '@mantel/contract'
import type { Fetch } from '../caller.ts'

type Session = { customer: number; isEnded: boolean }
type RefreshToken = { session: Session; parent: RefreshToken | null; used: boolean; retired: boolean }

export type AccountServer = {
  fetch: Fetch
  /** All calls that arrived, in order, such as 'POST /api/user/refresh'. */
  calls: string[]
  /** Invalidates all access tokens issued so far. */
  expire(): void
  /** Ends all sessions on the server. */
  forget(): void
  /** Number of refreshes that were refused because a retired token was used again. */
  reuses: number
  /** Number of refreshes that returned a new pair. */
  refreshes: number
  /** Called before a request is handled and before its reply is sent; may throw or wait. */
  before: (path: string) => void | Promise<void>
  after: (path: string) => void | Promise<void>
  /** Replies that override the server's usual ones, by path. */
  answers: Map<string, Envelope>
}

const json = (code: number, result: unknown, meta?: object) =>
  new Response(JSON.stringify({ code, result, meta }), {
    status: code,
    headers: { 'content-type': 'application/json' },
  })

/**
 * Accounts as on the back end: access tokens expire, refresh tokens rotate, and using a retired one ends the session.
 */
export function accountServer(): AccountServer {
  let count = 0
  const access = new Map<string, { session: Session; isExpired: boolean }>()
  const refresh = new Map<string, RefreshToken>()
  const customers = new Map([['ada@example.test', { id: 1, password: 'a long password' }]])

  function issue(session: Session, parent: RefreshToken | null): Response {
    const token = `access-${++count}`
    const refreshToken = `refresh-${++count}`
    access.set(token, { session, isExpired: false })
    refresh.set(refreshToken, { session, parent, used: false, retired: false })
    return json(200, token, { refreshToken })
  }

  function exchange(refreshToken: string): Response {
    const token = refresh.get(refreshToken)
    if (!token || token.session.isEnded) return json(401, null)
    if (token.retired) {
      server.reuses++
      token.session.isEnded = true
      return json(401, null)
    }
    if (!token.used) {
      token.used = true
      for (const other of refresh.values())
        if (token.parent && other !== token && (other === token.parent || other.parent === token.parent))
          other.retired = true
    }
    server.refreshes++
    return issue(token.session, token)
  }

  function profile(id: number): Response {
    const [email] = [...customers].find(([, one]) => one.id === id) ?? ['']
    return json(200, { id, email, firstname: 'Ada', lastname: 'Love', group_id: 1, groupToken: `group-${++count}` })
  }

  function act(path: string, token: string | undefined, body: object): Response {
    const preset = server.answers.get(path)
    if (preset) return Response.json(preset, { status: preset.code })
    if (path === '/api/user/login') {
      const { username = '', password } = body as { username?: string; password?: string }
      const customer = customers.get(username)
      if (customer?.password !== password || !customer) return json(401, 'The account sign-in was incorrect')
      return issue({ customer: customer.id, isEnded: false }, null)
    }
    if (path === '/api/user/create') {
      const { customer, password } = body as { customer: { email: string }; password: string }
      if (customers.has(customer.email)) return json(400, 'A customer with the same email address already exists')
      customers.set(customer.email, { id: customers.size + 1, password })
      return json(200, { id: customers.size })
    }
    if (path === '/api/user/refresh') return exchange((body as { refreshToken: string }).refreshToken)
    const known = access.get(token ?? '')
    if (path === '/api/user/logout') {
      if (known) known.session.isEnded = true
      return json(200, true)
    }
    if (token === undefined) return path.startsWith('/api/user') ? json(401, 'log in') : json(200, 'guest')
    if (!known || known.isExpired || known.session.isEnded) return json(401, 'The session is not valid')
    if (path === '/api/user/order-history') return json(200, { items: [], search_criteria: {}, total_count: 0 })
    return path === '/api/user/me' ? profile(known.session.customer) : json(200, `customer ${known.session.customer}`)
  }

  const server: AccountServer = {
    calls: [],
    reuses: 0,
    refreshes: 0,
    before: () => undefined,
    after: () => undefined,
    answers: new Map(),
    expire() {
      for (const token of access.values()) token.isExpired = true
    },
    forget() {
      for (const { session } of access.values()) session.isEnded = true
    },
    async fetch(url, { method, headers, body = '{}' }) {
      const { pathname } = new URL(url, 'http://shop')
      server.calls.push(`${method} ${pathname}`)
      await server.before(pathname)
      const reply = act(pathname, headers.authorization?.replace('Bearer ', ''), JSON.parse(body))
      await server.after(pathname)
      return reply
    },
  }
  return server
}
