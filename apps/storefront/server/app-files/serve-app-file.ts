import type { StoreView } from '@mantel/domain/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderOffline } from '../../app/server-entry.ts'
import type { CurrentStore } from '../../app/store/current-store.ts'
import { serveFile } from '../files/serve-file.ts'
import type { StaticFiles } from '../files/static-files.ts'
import { contentSecurityPolicy } from '../page/security-headers.ts'
import { createWorkerHostSettings } from './host-settings.ts'
import type { BuiltWorker } from './open-worker.ts'
import { sendRevalidated } from './send-revalidated.ts'
import { createWebManifest } from './web-manifest.ts'
import { createWorkerCode, retiredWorkerCode } from './worker-code.ts'

export type AppFileOptions = {
  /** The store views on the host of the request. */
  viewsOf(store: CurrentStore): StoreView[]
  site: { files: StaticFiles; worker?: BuiltWorker; offlinePage?: RenderOffline }
  /** If false, browsers unregister the service worker they may have installed. */
  withWorker: boolean
  paymentOrigins: readonly string[]
}

/** `pathname` as requested; `path` without the store's prefix. */
export type AppFileRequest = { store: CurrentStore; pathname: string; path: string }

/** Serves the files of the installable app, which differ between stores. Null for any other path. */
export async function serveAppFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, pathname, path }: AppFileRequest,
  { viewsOf, site, withWorker, paymentOrigins }: AppFileOptions,
): Promise<FastifyReply | null> {
  if (pathname === '/favicon.ico') {
    // Browsers request this path even if no page links to it.
    const icon = site.files.get(`/icons/${store.website.theme}.ico`)
    return icon ? serveFile(request, reply, icon) : null
  }
  if (pathname === '/service-worker.js') {
    const code =
      site.worker && withWorker
        ? createWorkerCode(site.worker, createWorkerHostSettings(store.website, viewsOf(store)))
        : retiredWorkerCode
    // The worker sends queued orders and cart changes to the website's API, which may be on another origin.
    const { apiUrl, publicUrl } = store.website
    const api = apiUrl === publicUrl ? '' : ` ${apiUrl}`
    reply.header('content-security-policy', `default-src 'none'; connect-src 'self'${api}`)
    return sendRevalidated(request, reply, 'text/javascript; charset=utf-8', code)
  }
  if (path === '/manifest.webmanifest')
    return sendRevalidated(
      request,
      reply,
      'application/manifest+json; charset=utf-8',
      JSON.stringify(createWebManifest(store)),
    )
  if (path === '/offline.html' && site.offlinePage) {
    const { document, scriptHashes } = await site.offlinePage(store)
    reply.header('content-security-policy', contentSecurityPolicy(store.website, scriptHashes, paymentOrigins))
    return sendRevalidated(request, reply, 'text/html; charset=utf-8', document)
  }
  return null
}
