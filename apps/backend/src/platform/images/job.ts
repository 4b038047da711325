import type { PictureAction, PictureSize } from '@mantel/domain/picture'
import type { PictureType } from '../files/index.ts'

/**
 * plain: for clients that name no modern format. webp: for those that take it. best: for those that take AVIF too, and
 * the smaller of both. facts: what the original is, as JSON.
 */
export type Variant = 'plain' | 'webp' | 'best' | 'facts'

/** What the worker is sent. Bytes and plain values only: it crosses a process border. */
export type Job = {
  original: Uint8Array
  type: PictureType
  box: PictureSize
  action: PictureAction
  variant: Variant
  /** best only: what was served so far, and is kept unless AVIF is smaller. */
  webp?: Uint8Array
}

export type JobResult =
  | { ok: true; body: Buffer }
  /** unreadable: the original is broken or too large. The others say that the worker failed, not the picture. */
  | { ok: false; reason: 'unreadable' | 'timeout' | 'died' | 'down' }
