import type { PictureAction, PictureSize } from '@mantel/domain/picture'
import type { PictureType } from '../files/index.ts'

/**
 * plain: for clients that accept no modern format. webp: for clients that accept WebP. best: for clients that accept AVIF and
 * WebP; the smaller of both. facts: the original's metadata as JSON.
 */
export type Variant = 'plain' | 'webp' | 'best' | 'facts'

/** A message to the worker process, so it holds bytes and plain values only. */
export type RenderJob = {
  original: Uint8Array
  type: PictureType
  box: PictureSize
  action: PictureAction
  variant: Variant
  /** best only: the WebP rendition, which is used unless AVIF is smaller. */
  webp?: Uint8Array
}

export type JobResult =
  | { ok: true; body: Buffer }
  /** unreadable: the original is broken or too large. The other reasons are failures of the worker. */
  | { ok: false; reason: 'unreadable' | 'timeout' | 'died' | 'down' }
