import { z } from 'zod'

/** What a file of stores/banners may say. Strict, as all of stores/ is. */

const words = z.string().min(1).max(300)
const picture = z.string().regex(/^(\/|https:\/\/)\S+$/, 'must be a path of the media folder or an https address')
const link = z.union(
  [
    z.strictObject({ category: z.string().min(1) }),
    z.strictObject({ path: z.string().regex(/^\/(?!\/)\S*$/, 'must be a path of this store') }),
  ],
  { error: 'must be {"category": "name"} or {"path": "/path"}' },
)
const saying = { title: words, text: words, action: words, link }

export const bannersFile = z.strictObject({
  storeCode: z.string().min(1),
  headImage: picture.nullable().default(null),
  mainBanners: z
    .array(
      z.strictObject({
        ...saying,
        picture: z.strictObject({ banner: picture, wide: picture, phone: picture, alt: z.string() }),
      }),
    )
    .default([]),
  smallBanners: z
    .array(z.strictObject({ title: words.optional(), link, picture }))
    .max(4)
    .default([]),
  productBanners: z.array(z.strictObject({ ...saying, picture })).default([]),
})

export type BannersFile = z.infer<typeof bannersFile>
