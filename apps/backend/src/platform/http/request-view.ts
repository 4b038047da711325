import type { StoreView } from '@mantel/domain/store'
import type { FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { HttpOptions } from './options.ts'
import { pathOf } from './paths.ts'

/** The store view by header x-vs-store-code, then storeCode in query or path, then host and path. Unknown codes are ignored. */
export function resolveRequestView(
  request: FastifyRequest,
  resolveView: HttpOptions['resolveView'],
  log: Log,
): StoreView {
  const location = { host: request.host, path: pathOf(request.url) }
  const requested =
    readHeader(request, 'x-vs-store-code') ??
    readParam(request.query, 'storeCode') ??
    readParam(request.params, 'storeCode')
  if (requested === undefined) return resolveView(location)
  const storeCode = /^[\w-]{1,32}$/.test(requested) ? requested : undefined
  const view = resolveView(storeCode ? { ...location, storeCode } : location)
  if (view.code !== storeCode)
    log.info({ host: location.host, storeCode: storeCode ?? '[malformed]' }, 'unknown store code ignored')
  return view
}

/** The unverified token of the query (as specified) or of the Authorization header. An empty token means a guest. */
export function readToken(request: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(readHeader(request, 'authorization') ?? '')?.[1]
  return readParam(request.query, 'token') ?? bearer ?? null
}

/** Reads a query or path parameter. params is undefined if the router could not decode the URL. */
function readParam(params: unknown, key: string): string | undefined {
  const value = ((params ?? {}) as Record<string, unknown>)[key]
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
