import type { StoreView } from '@mantel/domain/store'
import type { FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { HttpOptions } from './options.ts'
import { pathOf } from './paths.ts'

/** The store view: header x-vs-store-code, then storeCode in query or path, then host and path. An unknown code is ignored. */
export function viewAsked(request: FastifyRequest, resolveView: HttpOptions['resolveView'], log: Log): StoreView {
  const where = { host: request.host, path: pathOf(request.url) }
  const asked =
    header(request, 'x-vs-store-code') ?? text(request.query, 'storeCode') ?? text(request.params, 'storeCode')
  if (asked === undefined) return resolveView(where)
  const storeCode = /^[\w-]{1,32}$/.test(asked) ? asked : undefined
  const view = resolveView(storeCode ? { ...where, storeCode } : where)
  if (view.code !== storeCode)
    log.info({ host: where.host, storeCode: storeCode ?? '[malformed]' }, 'unknown store code ignored')
  return view
}

/** As sent, from the query as the specification says or as a bearer token. Empty text means guest. */
export function tokenSent(request: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1]
  return text(request.query, 'token') ?? bearer ?? null
}

/** There is neither query nor params when the router could not read the address. */
function text(sent: unknown, key: string): string | undefined {
  const value = ((sent ?? {}) as Record<string, unknown>)[key]
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
