import { createHash } from 'node:crypto'
import type { PictureAction, PictureSize } from '@mantel/domain/picture'
import { LRUCache } from 'lru-cache'
import type { Original } from '../files/index.ts'
import type { Log } from '../log.ts'
import type { JobResult, RenderJob, Variant } from './job.ts'
import { createRenderQueue, QueueFullError, type RenderPriority } from './render-queue.ts'
import type { RenditionCache } from './rendition-cache.ts'
import type { WorkerProcess } from './worker-process.ts'

export type RenditionRequest = { box: PictureSize; action: PictureAction }
export type Rendition = { ok: true; body: Buffer; etag: string } | { ok: false; reason: 'unreadable' | 'unavailable' }

/** Images in one size and variant, from the cache or rendered once for concurrent requests. */
export type Renditions = {
  find(original: Original, request: RenditionRequest, variant: Variant): Promise<Rendition | null>
  get(original: Original, request: RenditionRequest, variant: Variant, priority: RenderPriority): Promise<Rendition>
  close(): void
}

type Options = { cache: RenditionCache; worker: WorkerProcess; log: Log }
type FailedRendition = Rendition & { ok: false }

/** Increase it when the rendering changes, so that cached renditions are not used. */
const revision = 1
/**
 * An image that cannot be read is not retried for failureTtlMs. One whose rendering took too long is retried sooner, because the machine
 * may be less busy then.
 */
const failureTtlMs = 5 * 60_000
const timeoutTtlMs = 30_000
const maxFailures = 1000

export function createRenditions({ cache, worker, log }: Options): Renditions {
  const queue = createRenderQueue<RenderJob & { name: string }, JobResult>({ run })
  const failures = new LRUCache<string, FailedRendition>({ max: maxFailures })

  async function find(original: Original, request: RenditionRequest, variant: Variant): Promise<Rendition | null> {
    const name = cacheNameOf(original, request, variant)
    const body = await cache.find(name)
    return body && { ok: true, body, etag: `"${name}"` }
  }

  async function get(
    original: Original,
    request: RenditionRequest,
    variant: Variant,
    priority: RenderPriority,
  ): Promise<Rendition> {
    const name = cacheNameOf(original, request, variant)
    const cached = await cache.find(name)
    if (cached) return { ok: true, body: cached, etag: `"${name}"` }
    const earlierFailure = failures.get(name)
    if (earlierFailure) return earlierFailure
    try {
      const result = await queue.enqueue(name, priority, () => jobOf(name, original, request, variant))
      return result.ok ? { ok: true, body: result.body, etag: `"${name}"` } : toFailure(result.reason)
    } catch (error) {
      if (error instanceof QueueFullError) return { ok: false, reason: 'unavailable' }
      throw error
    }
  }

  async function jobOf(name: string, original: Original, request: RenditionRequest, variant: Variant) {
    const webp = variant === 'best' ? await cache.find(cacheNameOf(original, request, 'webp')) : null
    return { name, original: await original.read(), type: original.type, ...request, variant, webp: webp ?? undefined }
  }

  async function run({ name, ...job }: RenderJob & { name: string }): Promise<JobResult> {
    const cached = await cache.find(name)
    if (cached) return { ok: true, body: cached }
    const result = await runWithRetry(job)
    if (result.ok) await cache.put(name, result.body)
    else if (result.reason === 'down') return result
    else if (job.webp) await cache.put(name, Buffer.from(job.webp))
    else
      failures.set(name, toFailure(result.reason), {
        ttl: result.reason === 'unreadable' ? failureTtlMs : timeoutTtlMs,
      })
    return result
  }

  /** Retries once, because the worker may have died for a reason unrelated to this image. */
  async function runWithRetry(job: RenderJob): Promise<JobResult> {
    const result = await worker.run(job)
    if (result.ok || result.reason !== 'died') return result
    log.warn('image worker died, retrying its job once')
    return worker.run(job)
  }

  return { find, get, close: queue.close }
}

function toFailure(reason: (JobResult & { ok: false })['reason']): FailedRendition {
  return { ok: false, reason: reason === 'unreadable' ? 'unreadable' : 'unavailable' }
}

/** The cache key. Equal originals under two paths share it. */
function cacheNameOf({ version, type }: Original, { box, action }: RenditionRequest, variant: Variant): string {
  const parts = [revision, version, type, box.width, box.height, action]
  return `${createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)}.${variant}`
}
