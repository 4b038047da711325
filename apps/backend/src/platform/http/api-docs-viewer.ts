import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import type { buildOpenApi } from './openapi.ts'

/**
 * The sandbox directive gives the viewer an opaque origin: on the shop's origin its scripts could read the visitor's session.
 * It can still load the document and make calls, because the API allows any origin.
 */
const policy = [
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

/** An app with the pages of Swagger UI below the path. */
export async function createApiDocsViewer(options: {
  path: string
  title: string
  readDocument: () => ReturnType<typeof buildOpenApi>
}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  // Routes have no schemas that the plugin could read: the document is built from the endpoint table on first use.
  await app.register(swagger, { openapi: { openapi: '3.1.0' }, transformObject: options.readDocument })
  await app.register(swaggerUi, {
    routePrefix: options.path,
    staticCSP: policy,
    theme: { title: options.title },
    // BaseLayout has no input for loading other documents.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true, validatorUrl: null },
  })
  await app.ready()
  return app
}
