import type { PictureSize } from './sizes.ts'
import type { PictureAction } from './target-size.ts'

/** Catalogue value for "no picture". The server answers with a placeholder. */
export const noPictureValue = 'no_selection'

/** Picture URL at a size. image comes from a document: '/c/l/clock.jpg', an absolute URL, or empty. */
export function pictureUrl(
  image: string | null | undefined,
  { width, height }: PictureSize,
  action: PictureAction = 'resize',
): string {
  return urlAt(encodedPath(image || noPictureValue), width, height, action)
}

/** srcset value with the picture at several sizes. */
export function pictureSrcset(
  image: string | null | undefined,
  sizes: readonly PictureSize[],
  action: PictureAction = 'resize',
): string {
  const path = encodedPath(image || noPictureValue)
  return sizes.map(({ width, height }) => `${urlAt(path, width, height, action)} ${width}w`).join(', ')
}

const urlAt = (path: string, width: number, height: number, action: PictureAction) =>
  `/img/${width}/${height}/${action}/${path}`

function encodedPath(image: string): string {
  if (/^https?:\/\//i.test(image)) return encodeURIComponent(image)
  return image.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')
}
