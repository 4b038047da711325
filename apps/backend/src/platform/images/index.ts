export { createImages, type Images, type ImagesOptions, type Picture } from './images.ts'
export type { Asked } from './renditions.ts'
