import * as z from 'zod'
import type { Feed } from '../feed.ts'

const timeoutMs = 15_000
const maxPictureBytes = 8 * 1024 * 1024

const reply = z.object({
  data: z.array(
    z.looseObject({
      id: z.string().regex(/^\d+$/),
      permalink: z.url({ protocol: /^https?$/ }),
      media_type: z.string(),
      media_url: z.url({ protocol: /^https?$/ }).optional(),
      /** Only videos have a thumbnail. */
      thumbnail_url: z.url({ protocol: /^https?$/ }).optional(),
      caption: z.string().default(''),
    }),
  ),
})

/** The Instagram API with a long-lived token of the shop's account. */
export function createInstagramFeed({
  token,
  host = 'https://graph.instagram.com',
}: {
  token: string
  host?: string | undefined
}): Feed {
  return {
    async list(limit) {
      const fields = 'id,caption,media_type,media_url,thumbnail_url,permalink'
      const query = new URLSearchParams({ fields, limit: String(limit), access_token: token })
      const response = await fetch(`${host}/v23.0/me/media?${query}`, { signal: AbortSignal.timeout(timeoutMs) })
      // The message omits the URL, which contains the token.
      if (!response.ok) throw new Error(`Instagram answered ${response.status}`)
      const { data } = reply.parse(await response.json())
      return data.slice(0, limit).flatMap(({ id, permalink, media_type, media_url, thumbnail_url, caption }) => {
        const pictureUrl = media_type === 'VIDEO' ? thumbnail_url : media_url
        return pictureUrl ? [{ id, permalink, pictureUrl, caption, mediaType: media_type }] : []
      })
    },

    async fetchPicture(url) {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`the image request was answered with status ${response.status}`)
      if (Number(response.headers.get('content-length') ?? 0) > maxPictureBytes)
        throw new Error('the image is too large')
      const body = Buffer.from(await response.arrayBuffer())
      if (body.length > maxPictureBytes) throw new Error('the image is too large')
      return body
    },
  }
}
