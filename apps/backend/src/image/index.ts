export { createFindOriginal } from './find-original.ts'
export { findPlainPicture, type PictureSource } from './get-picture.ts'
export { imageHandlers } from './image.routes.ts'
export { type PrerenderRequest, prerenderImages } from './prerender-images.ts'
