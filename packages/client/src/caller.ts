import type { ClientEndpointName, Endpoint, ResultOf, SentBody, SentParams, SentQuery } from '@mantel/contract'
import { network } from '@mantel/domain/constants'
import { buildCallUrl } from './call-url.ts'
import { findEndpoint } from './find-endpoint.ts'
import { failedOutcome, type Outcome, type Reply, readOutcome } from './outcome.ts'

/** The part of fetch that is used: tests, the server's inject and the browser all provide it. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<Reply>

export type CallerOptions = {
  fetch: Fetch
  /** Base URL of the store's API host, without a trailing slash; '' for the own origin. */
  baseUrl: string
  storeCode?: string
  getToken?: () => string | null
  getCartId?: () => string | null
  /** How this store's server expects the token. */
  tokenIn: 'header' | 'query'
  /** Endpoint paths that this store configures itself, by endpoint name. Other endpoints have their default path. */
  endpointPaths?: Record<string, string>
  /** Milliseconds until a call is given up; 0: never. */
  timeoutMs?: number
}

export type CallName = ClientEndpointName

/** The caller adds the cart id; the query is optional if it has no other required fields. */
type Query<N extends CallName> =
  SentQuery<N> extends undefined
    ? { query?: undefined }
    : Optional<'query', Omit<SentQuery<N>, 'cartId'> & { cartId?: string }>
type Params<N extends CallName> = SentParams<N> extends undefined ? { params?: undefined } : { params: SentParams<N> }
type Body<N extends CallName> = SentBody<N> extends undefined ? { body?: undefined } : Optional<'body', SentBody<N>>
type Optional<K extends string, T> = Record<never, never> extends T ? { [P in K]?: T } : { [P in K]: T }

export type CallInput<N extends CallName> = Params<N> & Query<N> & Body<N> & CallExtras
export type CallExtras = {
  signal?: AbortSignal
  /** Replaces the current token; null: a guest's call. */
  token?: string | null
  /** Further headers, which are sent in addition to the usual ones. */
  headers?: Record<string, string>
  /** Path and query of a call that was built earlier; token, cart id and store code are added to it. */
  url?: string
}
export type CallArgs<N extends CallName> =
  Record<never, never> extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]

export type Caller = {
  call<N extends CallName>(name: N, ...args: CallArgs<N>): Promise<Outcome<ResultOf<N>>>
}

type AnyInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  token?: string | null
  headers?: Record<string, string>
  url?: string
}

/** Calls the back end, typed by the endpoint table. It never throws: the outcome holds the error. */
export function createCaller(options: CallerOptions): Caller {
  return {
    async call<N extends CallName>(name: N, ...args: CallArgs<N>): Promise<Outcome<ResultOf<N>>> {
      const input = (args[0] ?? {}) as AnyInput
      try {
        const endpoint = await findEndpoint(name)
        const cartId = input.query?.cartId ?? options.getCartId?.() ?? null
        if (endpoint.cartId && (cartId === null || cartId === '')) return failedOutcome('cart_id_missing')
        const token = endpoint.token ? currentToken(input, options) : null
        const query = { ...input.query, ...addedQuery(endpoint, options, token, cartId) }
        const template = input.url ?? options.endpointPaths?.[name] ?? endpoint.path
        const url = `${options.baseUrl}${buildCallUrl(template, input.params ?? {}, query)}`
        const reply = await options.fetch(url, request(endpoint, input, options, token))
        return await readOutcome<ResultOf<N>>(endpoint, reply)
      } catch (cause) {
        return failedOutcome('offline', cause)
      }
    },
  }
}

const currentToken = ({ token }: AnyInput, { getToken }: CallerOptions): string | null =>
  token === undefined ? (getToken?.() ?? null) : token

/** A guest sends an empty token, which old servers expect. */
function addedQuery(endpoint: Endpoint, { tokenIn, storeCode }: CallerOptions, token: string | null, cartId: unknown) {
  return {
    ...(endpoint.token && tokenIn === 'query' && { token: token ?? '' }),
    ...(endpoint.cartId && { cartId }),
    ...(endpoint.storeCode !== false && storeCode && { storeCode }),
  }
}

function signalOf({ signal }: AnyInput, { timeoutMs = network.timeoutMs }: CallerOptions): AbortSignal | undefined {
  if (timeoutMs === 0) return signal
  const timeout = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

function request(endpoint: Endpoint, input: AnyInput, options: CallerOptions, token: string | null) {
  const { tokenIn } = options
  const headers: Record<string, string> = { accept: 'application/json, text/plain, */*', ...input.headers }
  if (endpoint.method !== 'GET') headers['content-type'] = 'application/json'
  if (token !== null && tokenIn === 'header') headers.authorization = `Bearer ${token}`
  return {
    method: endpoint.method,
    headers,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: signalOf(input, options),
  }
}
