import { largestSide, type PictureSize } from './sizes.ts'

export const pictureActions = ['fit', 'resize', 'identify'] as const
export type PictureAction = (typeof pictureActions)[number]

/**
 * The size that comes out. resize: the whole picture inside the box. fit: the box, filled and cropped. Neither enlarges:
 * where the original is too small for a box to be filled, the box shrinks and keeps its proportions.
 */
export function targetSize(original: PictureSize, box: PictureSize, action: PictureAction): PictureSize {
  const free = box.width === 0 || box.height === 0
  const [frame, scale] =
    action === 'fit' && !free
      ? [box, Math.min(1, original.width / box.width, original.height / box.height)]
      : [original, Math.min(1, ratio(box.width, original.width, free), ratio(box.height, original.height, free))]
  return { width: side(frame.width * scale), height: side(frame.height * scale) }
}

/** A free side is still bound by the largest that leaves the server. */
function ratio(asked: number, has: number, free: boolean): number {
  return (asked === 0 && free ? largestSide : asked) / has
}

const side = (length: number) => Math.max(1, Math.round(length))
