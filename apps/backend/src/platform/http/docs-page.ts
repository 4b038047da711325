import { hash } from 'node:crypto'
import type { EndpointName } from '@mantel/contract'
import type { FastifyInstance } from 'fastify'
import { docsHtml, docsStyle } from './docs-html.ts'
import { buildOpenApi } from './openapi.ts'

const csp = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', docsStyle, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** /api/openapi.json for machines, /api/docs for people. Built on first use: schemas are many, readers few. */
export function serveDocs(app: FastifyInstance, version: string, implemented: (name: EndpointName) => boolean): void {
  const config = { endpoint: 'docs' }
  const api = once(() => buildOpenApi(version, implemented))
  const document = once(() => JSON.stringify(api()))
  const page = once(() => docsHtml(api()))

  app.get('/api/openapi.json', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document()),
  )
  app.get('/api/docs', { config }, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', csp)
      .type('text/html; charset=utf-8')
      .send(page()),
  )
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
