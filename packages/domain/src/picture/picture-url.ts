import type { PictureSize } from './sizes.ts'
import type { PictureAction } from './target-size.ts'

/** What catalogues write for "no picture was chosen". The server draws a stand-in for it. */
export const noSelection = 'no_selection'

/** The address of a picture at a size. The image is a document's: '/c/l/clock.jpg', an absolute address, or nothing. */
export function pictureUrl(
  image: string | null | undefined,
  { width, height }: PictureSize,
  action: PictureAction = 'resize',
): string {
  return `/img/${width}/${height}/${action}/${encodedPath(image || noSelection)}`
}

/** For the srcset of an img: the same picture at several sizes. */
export function pictureSrcset(
  image: string | null | undefined,
  sizes: readonly PictureSize[],
  action: PictureAction = 'resize',
): string {
  return sizes.map((size) => `${pictureUrl(image, size, action)} ${size.width}w`).join(', ')
}

function encodedPath(image: string): string {
  if (/^https?:\/\//i.test(image)) return encodeURIComponent(image)
  return image.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')
}
