export { createFindOriginal } from './find-original.ts'
export { imageHandlers } from './image.routes.ts'
export { type WarmPicture, warmPictures } from './warm-pictures.ts'
