import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Place } from '../../app/place/place.ts'
import type { FileShelf } from '../files/file-shelf.ts'
import { serveFile } from '../files/serve-file.ts'
import { sendFresh } from './send-fresh.ts'
import { webManifest } from './web-manifest.ts'

export type AppFileRequest = {
  place: Place
  /** Without the store's prefix. */
  path: string
  files: FileShelf
}

/** The files by which a browser knows the shop as an app, different from store to store. null for any other path. */
export async function serveAppFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { place, path, files }: AppFileRequest,
): Promise<FastifyReply | null> {
  switch (path) {
    case '/favicon.ico': {
      // Asked for by name alone, also where no page has named it.
      const icon = files.get(`/icons/${place.website.theme}.ico`)
      return icon ? serveFile(request, reply, icon) : null
    }
    case '/manifest.webmanifest':
      return sendFresh(request, reply, 'application/manifest+json; charset=utf-8', JSON.stringify(webManifest(place)))
    default:
      return null
  }
}
