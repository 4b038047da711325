import { pictureUrl } from '@mantel/domain/picture'

/** A picture for those who want to see it closely. */
export const largest = (image: string) => pictureUrl(image, { width: 1600, height: 0 })
