export { noPictureValue, pictureSrcset, pictureUrl } from './picture-url.ts'
export { largestSide, listedSizes, type PictureSize, snapSize } from './sizes.ts'
export { type PictureAction, pictureActions, targetSize } from './target-size.ts'
