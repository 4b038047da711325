import { createHash } from 'node:crypto'
import type { PictureAction, PictureSize } from '@mantel/domain/picture'
import { createByteCache, type Original } from '../files/index.ts'
import type { Log } from '../log.ts'
import type { Job, JobResult, Variant } from './job.ts'
import { createRenderQueue, type Lane, QueueFull } from './render-queue.ts'
import type { RenditionCache } from './rendition-cache.ts'
import type { WorkerProcess } from './worker-process.ts'

export type Asked = { box: PictureSize; action: PictureAction }
export type Rendition = { ok: true; body: Buffer; etag: string } | { ok: false; reason: 'unreadable' | 'unavailable' }

/** One picture in one size and variant: kept, or rendered once for all who ask. */
export type Renditions = {
  find(original: Original, asked: Asked, variant: Variant): Promise<Rendition | null>
  get(original: Original, asked: Asked, variant: Variant, lane: Lane): Promise<Rendition>
  close(): void
}

type Options = { cache: RenditionCache; worker: WorkerProcess; log: Log }
type Refusal = Rendition & { ok: false }

/** Raise it when renderings come out differently, so that kept ones are made anew. */
const revision = 1
/** A picture that failed is not tried again for so long. */
const refusedForMs = 5 * 60_000
const rememberedRefusals = 1000

export function createRenditions({ cache, worker, log }: Options): Renditions {
  const queue = createRenderQueue<Job & { name: string }, JobResult>({ run })
  const refused = createByteCache<{ until: number; refusal: Refusal }>(rememberedRefusals)

  async function find(original: Original, asked: Asked, variant: Variant): Promise<Rendition | null> {
    const name = nameOf(original, asked, variant)
    const body = await cache.find(name)
    return body && { ok: true, body, etag: `"${name}"` }
  }

  async function get(original: Original, asked: Asked, variant: Variant, lane: Lane): Promise<Rendition> {
    const name = nameOf(original, asked, variant)
    const kept = await cache.find(name)
    if (kept) return { ok: true, body: kept, etag: `"${name}"` }
    const refusedBefore = refused.get(name)
    if (refusedBefore && refusedBefore.until > Date.now()) return refusedBefore.refusal
    try {
      const result = await queue.ask(name, lane, () => jobOf(name, original, asked, variant))
      return result.ok ? { ok: true, body: result.body, etag: `"${name}"` } : refusalOf(result.reason)
    } catch (error) {
      if (error instanceof QueueFull) return { ok: false, reason: 'unavailable' }
      throw error
    }
  }

  async function jobOf(name: string, original: Original, asked: Asked, variant: Variant) {
    const webp = variant === 'best' ? await cache.find(nameOf(original, asked, 'webp')) : null
    return { name, original: await original.read(), type: original.type, ...asked, variant, ...(webp && { webp }) }
  }

  async function run({ name, ...job }: Job & { name: string }): Promise<JobResult> {
    const kept = await cache.find(name)
    if (kept) return { ok: true, body: kept }
    const result = await runOnceMore(job)
    if (result.ok) await cache.keep(name, result.body)
    else if (result.reason === 'down') return result
    else if (job.webp) await cache.keep(name, Buffer.from(job.webp))
    else refused.set(name, { until: Date.now() + refusedForMs, refusal: refusalOf(result.reason) }, 1)
    return result
  }

  /** A worker may die of something that was not this picture's fault. */
  async function runOnceMore(job: Job): Promise<JobResult> {
    const result = await worker.run(job)
    if (result.ok || result.reason !== 'died') return result
    log.warn('a picture is tried once more after its worker died')
    return worker.run(job)
  }

  return { find, get, close: queue.close }
}

function refusalOf(reason: (JobResult & { ok: false })['reason']): Refusal {
  return { ok: false, reason: reason === 'unreadable' ? 'unreadable' : 'unavailable' }
}

/** Another original, size or way to render it is another name; the same content under two paths is one. */
function nameOf({ version, type }: Original, { box, action }: Asked, variant: Variant): string {
  const parts = [revision, version, type, box.width, box.height, action]
  return `${createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)}.${variant}`
}
