import { type PictureAction, snapSize } from '@mantel/domain/picture'
import type { PictureSource } from './get-picture.ts'

export type WarmPicture = { path: string; width: number; height: number; action?: PictureAction }

/**
 * Renders pictures that will be asked for (home, first pages of categories), one after the other and only while nobody
 * waits for another one. Ends when the signal says so; a picture that fails is left to whoever asks for it.
 */
export async function warmPictures(
  { findOriginal, images }: PictureSource,
  pictures: Iterable<WarmPicture> | AsyncIterable<WarmPicture>,
  signal: AbortSignal,
): Promise<number> {
  let made = 0
  for await (const { path, width, height, action = 'resize' } of pictures) {
    if (signal.aborted) break
    const box = snapSize({ width, height })
    const found = box && (await findOriginal(path))
    if (box && found?.ok && (await images.prepare(found.original, { box, action }))) made += 1
  }
  return made
}
