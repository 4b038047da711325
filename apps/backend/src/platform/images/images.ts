import type { Original } from '../files/index.ts'
import type { Log } from '../log.ts'
import { type ServedType, servedType, variantFor } from './negotiate.ts'
import { createRenditionCache } from './rendition-cache.ts'
import { type Asked, createRenditions, type Rendition } from './renditions.ts'
import { createWorkerProcess, type WorkerOptions } from './worker-process.ts'

export type Picture =
  | {
      ok: true
      body: Buffer
      etag: string
      type: ServedType
      /** A smaller one is being made: worth asking again soon. */
      provisional: boolean
    }
  | { ok: false; reason: 'unreadable' | 'unavailable' }

export type Images = {
  get(original: Original, asked: Asked, accept: string | undefined): Promise<Picture>
  /** Renders what most browsers will ask for, while nobody waits. False when it was there already. */
  prepare(original: Original, asked: Asked): Promise<boolean>
  probe(): Promise<{ ready: boolean; reason?: string }>
  close(): Promise<void>
}

export type ImagesOptions = {
  /** Where renderings are kept. */
  dir: string
  log: Log
  diskBytes?: number
  memoryBytes?: number
  worker?: Omit<WorkerOptions, 'log'>
}

export function createImages({ log, worker: workerOptions, ...cacheOptions }: ImagesOptions): Images {
  const worker = createWorkerProcess({ ...workerOptions, log })
  const renditions = createRenditions({ cache: createRenditionCache({ ...cacheOptions, log }), worker, log })

  /** AVIF takes ten times as long as WebP: the first who ask get that, and AVIF is made when nobody waits. */
  async function get(original: Original, asked: Asked, accept: string | undefined): Promise<Picture> {
    const variant = asked.action === 'identify' ? 'facts' : variantFor(accept)
    if (variant !== 'best') return picture(await renditions.get(original, asked, variant, 'now'))
    const best = await renditions.find(original, asked, 'best')
    if (best) return picture(best)
    const first = await renditions.get(original, asked, 'webp', 'now')
    if (first.ok) improve(original, asked)
    return picture(first, true)
  }

  function improve(original: Original, asked: Asked): void {
    renditions.get(original, asked, 'best', 'later').catch((err) => log.error({ err }, 'a picture was not improved'))
  }

  async function prepare(original: Original, asked: Asked): Promise<boolean> {
    if (await renditions.find(original, asked, 'best')) return false
    const first = await renditions.get(original, asked, 'webp', 'idle')
    if (first.ok) await renditions.get(original, asked, 'best', 'idle')
    return true
  }

  async function probe(): Promise<{ ready: boolean; reason?: string }> {
    return (await worker.start()) ? { ready: true } : { ready: false, reason: 'the picture worker does not start' }
  }

  async function close(): Promise<void> {
    renditions.close()
    await worker.close()
  }

  return { get, prepare, probe, close }
}

function picture(rendition: Rendition, provisional = false): Picture {
  if (!rendition.ok) return rendition
  const type = servedType(rendition.body)
  return type ? { ...rendition, type, provisional } : { ok: false, reason: 'unreadable' }
}
