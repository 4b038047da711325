import type { EndpointName } from '@mantel/contract'
import type { FastifyInstance } from 'fastify'
import { buildOpenApi } from './openapi.ts'

const documentPath = '/api/openapi.json'
const viewerPath = '/api/docs'
/** Headers that apply to one connection only: they are not copied, because the server sets its own. */
const connectionHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/** Serves the OpenAPI document and its viewer. The viewer is an app of its own, loaded with its first request. */
export function serveApiDocs(
  app: FastifyInstance,
  version: string,
  implemented: (name: EndpointName) => boolean,
): void {
  let document: ReturnType<typeof buildOpenApi> | undefined
  let viewer: Promise<FastifyInstance> | undefined
  const readDocument = () => {
    document ??= buildOpenApi(version, implemented)
    return document
  }
  const openViewer = () => {
    viewer ??= import('./api-docs-viewer.ts').then(({ createApiDocsViewer }) =>
      createApiDocsViewer({ path: viewerPath, title: `Mantel API ${version}`, readDocument }),
    )
    return viewer
  }
  app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, endpoint: 'docs' }
    })
    docs.addHook('onClose', async () => (await viewer)?.close())
    docs.get(documentPath, (_request, reply) => reply.header('cache-control', 'no-cache').send(readDocument()))
    for (const path of [viewerPath, `${viewerPath}/*`])
      docs.get(path, async ({ url, headers }, reply) => {
        const answer = await (await openViewer()).inject({ url, headers })
        for (const [name, value] of Object.entries(answer.headers))
          if (value !== undefined && !connectionHeaders.includes(name)) reply.header(name, value)
        return reply.code(answer.statusCode).send(answer.rawPayload)
      })
  })
}
