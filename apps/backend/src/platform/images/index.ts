export { createImages, type Images, type ImagesOptions, type Picture } from './images.ts'
export type { RenditionRequest } from './renditions.ts'
