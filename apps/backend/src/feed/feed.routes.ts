import { images } from '@mantel/domain/constants'
import { pictureUrl } from '@mantel/domain/picture'
import { type Handlers, ok } from '../platform/http/index.ts'
import { listEntries } from './feed.repository.ts'

/** The pictures come from the shop's own files. Without an account the list is empty, and pages show pictures of products instead. */
export function feedHandlers(): Pick<Handlers, 'instagramFeed'> {
  return {
    async instagramFeed({ ctx, query }) {
      const entries = await listEntries(ctx.db, query.limit)
      const result = entries.map(({ id, permalink, caption, media_type, image }) => {
        const url = pictureUrl(image, images.instagramThumbnail)
        return { id, permalink, caption, media_type, media_url: url, thumbnail_url: url, image }
      })
      return ok(result, undefined, { tags: ['home'] })
    },
  }
}
