import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { EndpointName } from '@mantel/contract'
import type { FastifyInstance } from 'fastify'
import { buildOpenApi } from './openapi.ts'

const documentPath = '/api/openapi.json'
const viewerPath = '/api/docs'

/**
 * The sandbox directive gives the viewer an opaque origin: on the shop's origin its scripts could read the visitor's session.
 * It can still load the document and make calls, because the API allows any origin.
 */
const viewerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-scripts allow-popups',
].join('; ')

/** Serves the OpenAPI document and its viewer. */
export function serveApiDocs(
  app: FastifyInstance,
  version: string,
  implemented: (name: EndpointName) => boolean,
): void {
  app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, endpoint: 'docs' }
    })
    // Routes have no schemas that the plugin could read: the document is built from the endpoint table on first use.
    await docs.register(swagger, {
      openapi: { openapi: '3.1.0' },
      transformObject: () => buildOpenApi(version, implemented),
    })
    docs.get(documentPath, (_request, reply) => reply.header('cache-control', 'no-cache').send(docs.swagger()))
    await docs.register(swaggerUi, {
      routePrefix: viewerPath,
      staticCSP: viewerPolicy,
      theme: { title: `Mantel API ${version}` },
      // BaseLayout has no input for loading other documents.
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true, validatorUrl: null },
    })
  })
}
