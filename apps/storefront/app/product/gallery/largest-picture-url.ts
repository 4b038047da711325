import { pictureUrl } from '@mantel/domain/picture'

/** The URL of a picture in its largest size, for the zoom. */
export const largestPictureUrl = (image: string) => pictureUrl(image, { width: 1600, height: 0 })
