import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerEntry } from '../../app/server-entry.ts'
import type { Site } from '../storefront-plugin.ts'

/** Serves pages from their sources through Vite's development server, with hot reloading. */
export async function openDevSite(server: Server): Promise<Site> {
  // Imported lazily, because only development needs Vite in this process.
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    server: { middlewareMode: true, hmr: { server } },
    clearScreen: false,
  })
  server.once('close', () => void vite.close())
  return {
    files: new Map(),
    async pages() {
      const build = await vite.ssrLoadModule('virtual:react-router/server-build')
      const { createPages } = build.entry.module as ServerEntry
      return createPages(build, () => [], 'development')
    },
    /** Resolves to true if Vite has served the request. */
    async serveSource({ raw: request }: FastifyRequest, reply: FastifyReply) {
      await new Promise<void>((resolve, reject) => {
        reply.raw.once('close', resolve)
        vite.middlewares(request, reply.raw, (error?: unknown) => (error ? reject(error) : resolve()))
      })
      return reply.raw.writableEnded
    },
  }
}
