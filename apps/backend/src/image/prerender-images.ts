import { type PictureAction, snapSize } from '@mantel/domain/picture'
import type { PictureSource } from './get-picture.ts'

export type PrerenderRequest = { path: string; width: number; height: number; action?: PictureAction }

/**
 * Prerenders images that are likely to be requested (home page, first pages of categories), one at a time and only
 * while no request waits for an image. Stops on the signal. A failed image is skipped and rendered on request.
 */
export async function prerenderImages(
  { findOriginal, images }: PictureSource,
  pictures: Iterable<PrerenderRequest> | AsyncIterable<PrerenderRequest>,
  signal: AbortSignal,
): Promise<number> {
  let renderedCount = 0
  for await (const { path, width, height, action = 'resize' } of pictures) {
    if (signal.aborted) break
    const box = snapSize({ width, height })
    const found = box && (await findOriginal(path))
    if (box && found?.ok && (await images.prepare(found.original, { box, action }))) renderedCount += 1
  }
  return renderedCount
}
