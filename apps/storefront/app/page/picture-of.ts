import { pictureUrl } from '@mantel/domain/picture'
import type { Place } from '../place/place.ts'

/** The absolute address of a picture, in the size that others show when they link to a page. */
export function pictureOf({ website }: Pick<Place, 'website'>, image: string): string {
  return `${website.publicUrl}${pictureUrl(image, { width: 1200, height: 1200 }, 'fit')}`
}
