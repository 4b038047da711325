import type { StoreView } from '@mantel/domain/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Place } from '../../app/place/place.ts'
import type { RenderOffline } from '../../app/server-entry.ts'
import type { FileShelf } from '../files/file-shelf.ts'
import { serveFile } from '../files/serve-file.ts'
import { contentSecurityPolicy } from '../page/security-headers.ts'
import { hostSettings } from './host-settings.ts'
import type { BuiltWorker } from './open-worker.ts'
import { sendFresh } from './send-fresh.ts'
import { webManifest } from './web-manifest.ts'
import { retiredWorkerCode, workerCode } from './worker-code.ts'

export type AppFiles = {
  /** All store views on the same host. */
  viewsOf(place: Place): StoreView[]
  site: { files: FileShelf; worker?: BuiltWorker; offlinePage?: RenderOffline }
  /** Without it browsers are rid of the worker that they may have. */
  withWorker: boolean
  paymentOrigins: readonly string[]
}

/** As asked for, and without the store's prefix. */
export type AskedFile = { place: Place; pathname: string; path: string }

/** The files by which a browser knows the shop as an app, different from store to store. null for any other path. */
export async function serveAppFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { place, pathname, path }: AskedFile,
  { viewsOf, site, withWorker, paymentOrigins }: AppFiles,
): Promise<FastifyReply | null> {
  if (pathname === '/favicon.ico') {
    // Asked for by name alone, also where no page has named it.
    const icon = site.files.get(`/icons/${place.website.theme}.ico`)
    return icon ? serveFile(request, reply, icon) : null
  }
  if (pathname === '/service-worker.js') {
    const code =
      site.worker && withWorker
        ? workerCode(site.worker, hostSettings(place.website, viewsOf(place)))
        : retiredWorkerCode
    // Orders and changes of a cart that wait are sent to the website's API, wherever it stands.
    const { apiUrl, publicUrl } = place.website
    const api = apiUrl === publicUrl ? '' : ` ${apiUrl}`
    reply.header('content-security-policy', `default-src 'none'; connect-src 'self'${api}`)
    return sendFresh(request, reply, 'text/javascript; charset=utf-8', code)
  }
  if (path === '/manifest.webmanifest')
    return sendFresh(request, reply, 'application/manifest+json; charset=utf-8', JSON.stringify(webManifest(place)))
  if (path === '/offline.html' && site.offlinePage) {
    const { document, scriptHashes } = await site.offlinePage(place)
    reply.header('content-security-policy', contentSecurityPolicy(place.website, scriptHashes, paymentOrigins))
    return sendFresh(request, reply, 'text/html; charset=utf-8', document)
  }
  return null
}
