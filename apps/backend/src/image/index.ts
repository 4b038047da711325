export { createFindOriginal, type FindOriginal } from './find-original.ts'
export type { PictureSource } from './get-picture.ts'
export { imageHandlers } from './image.routes.ts'
export { type WarmPicture, warmPictures } from './warm-pictures.ts'
