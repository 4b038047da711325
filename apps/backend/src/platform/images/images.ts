import type { Original } from '../files/index.ts'
import type { Log } from '../log.ts'
import { type ServedType, servedType, variantFor } from './negotiate.ts'
import { createRenditionCache } from './rendition-cache.ts'
import { createRenditions, type Rendition, type RenditionRequest } from './renditions.ts'
import { createWorkerProcess, type WorkerOptions } from './worker-process.ts'

export type Picture =
  | {
      ok: true
      body: Buffer
      etag: string
      type: ServedType
      /** A smaller version is being rendered: clients should cache this one only briefly. */
      provisional: boolean
    }
  | { ok: false; reason: 'unreadable' | 'unavailable' }

export type Images = {
  get(original: Original, request: RenditionRequest, accept: string | undefined): Promise<Picture>
  /** Renders the formats that most browsers request, at idle priority. False: they already existed. */
  prepare(original: Original, request: RenditionRequest): Promise<boolean>
  probe(): Promise<{ ready: boolean; reason?: string }>
  close(): Promise<void>
}

export type ImagesOptions = {
  /** The folder of the rendition cache. */
  dir: string
  log: Log
  diskBytes?: number
  memoryBytes?: number
  worker?: Omit<WorkerOptions, 'log'>
}

export function createImages({ log, worker: workerOptions, ...cacheOptions }: ImagesOptions): Images {
  const worker = createWorkerProcess({ ...workerOptions, log })
  const renditions = createRenditions({ cache: createRenditionCache({ ...cacheOptions, log }), worker, log })

  /** AVIF takes ten times as long as WebP: the first requests get WebP, and AVIF is rendered in the background. */
  async function get(original: Original, request: RenditionRequest, accept: string | undefined): Promise<Picture> {
    const variant = request.action === 'identify' ? 'facts' : variantFor(accept)
    if (variant !== 'best') return toPicture(await renditions.get(original, request, variant, 'now'))
    const best = await renditions.find(original, request, 'best')
    if (best) return toPicture(best)
    const first = await renditions.get(original, request, 'webp', 'now')
    if (first.ok) renderBest(original, request)
    return toPicture(first, true)
  }

  function renderBest(original: Original, request: RenditionRequest): void {
    renditions.get(original, request, 'best', 'later').catch((err) => log.error({ err }, 'AVIF rendering failed'))
  }

  async function prepare(original: Original, request: RenditionRequest): Promise<boolean> {
    if (await renditions.find(original, request, 'best')) return false
    const first = await renditions.get(original, request, 'webp', 'idle')
    if (first.ok) await renditions.get(original, request, 'best', 'idle')
    return true
  }

  async function probe(): Promise<{ ready: boolean; reason?: string }> {
    return (await worker.start()) ? { ready: true } : { ready: false, reason: 'image worker does not start' }
  }

  async function close(): Promise<void> {
    renditions.close()
    await worker.close()
  }

  return { get, prepare, probe, close }
}

function toPicture(rendition: Rendition, provisional = false): Picture {
  if (!rendition.ok) return rendition
  const type = servedType(rendition.body)
  return type ? { ...rendition, type, provisional } : { ok: false, reason: 'unreadable' }
}
