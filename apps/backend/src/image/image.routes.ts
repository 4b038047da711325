import { cacheLifetimes } from '@mantel/contract'
import type { PictureAction } from '@mantel/domain/picture'
import type { FastifyRequest } from 'fastify'
import { type Handlers, rawReply } from '../platform/http/index.ts'
import type { Picture } from '../platform/images/index.ts'
import { getPicture, type PictureSource } from './get-picture.ts'

/** Seconds: long enough for a short visit, short enough to switch to the smaller format soon. */
const provisionalLifetime = 60

type Size = { width: number; height: number; action: PictureAction }

export function imageHandlers(sources: PictureSource): Pick<Handlers, 'image' | 'imageByUrl'> {
  async function answer(source: string, { width, height, action }: Size, { headers }: FastifyRequest) {
    const accept = headers.accept
    const picture = await getPicture(sources, { source, width, height, action, accept })
    return picture.ok ? rawReply(picture.body, headersOf(picture)) : picture
  }
  return {
    image: ({ params, request }) => answer(params.path, params, request),
    imageByUrl: ({ query, request }) => answer(query.url, query, request),
  }
}

function headersOf({ type, etag, provisional }: Extract<Picture, { ok: true }>): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': `public, max-age=${provisional ? provisionalLifetime : lifetimeOf(type)}`,
    etag,
    vary: 'Accept',
  }
}

function lifetimeOf(type: string): number {
  if (type === 'application/json') return cacheLifetimes.headerJson
  return type === 'image/png' ? cacheLifetimes.headerPng : cacheLifetimes.headerDefault
}
