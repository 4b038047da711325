import { pictureUrl } from '@mantel/domain/picture'
import type { CurrentStore } from '../store/current-store.ts'

/** The absolute URL of a picture in the size of link previews and search results. */
export function sharePictureUrl({ website }: Pick<CurrentStore, 'website'>, image: string): string {
  return `${website.publicUrl}${pictureUrl(image, { width: 1200, height: 1200 }, 'fit')}`
}
