import { largestSide, type PictureSize } from './sizes.ts'

export const pictureActions = ['fit', 'resize', 'identify'] as const
export type PictureAction = (typeof pictureActions)[number]

/**
 * The size of the rendered picture. resize: the whole picture inside the box. fit: the box, filled and cropped. Neither
 * enlarges: if the original is smaller than the box, the box shrinks and keeps its aspect ratio.
 */
export function targetSize(original: PictureSize, box: PictureSize, action: PictureAction): PictureSize {
  const isAutomatic = box.width === 0 || box.height === 0
  const [frame, scale] =
    action === 'fit' && !isAutomatic
      ? [box, Math.min(1, original.width / box.width, original.height / box.height)]
      : [
          original,
          Math.min(1, ratio(box.width, original.width, isAutomatic), ratio(box.height, original.height, isAutomatic)),
        ]
  return { width: side(frame.width * scale), height: side(frame.height * scale) }
}

/** An automatic side is limited to the largest side that the server renders. */
function ratio(requested: number, original: number, isAutomatic: boolean): number {
  return (requested === 0 && isAutomatic ? largestSide : requested) / original
}

const side = (length: number) => Math.max(1, Math.round(length))
