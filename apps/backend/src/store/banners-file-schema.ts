import { z } from 'zod'

/** The schema of files in stores/banners. Strict, as for all files in stores/. */

const text = z.string().min(1).max(300)
const picture = z.string().regex(/^(\/|https:\/\/)\S+$/, 'must be a path of the media folder or an https address')
const link = z.union(
  [
    z.strictObject({ category: z.string().min(1) }),
    z.strictObject({ path: z.string().regex(/^\/(?!\/)\S*$/, 'must be a path of this store') }),
  ],
  { error: 'must be {"category": "name"} or {"path": "/path"}' },
)
const bannerTexts = { title: text, text, action: text, link }

export const bannersFile = z.strictObject({
  storeCode: z.string().min(1),
  headImage: picture.nullable().default(null),
  mainBanners: z
    .array(
      z.strictObject({
        ...bannerTexts,
        picture: z.strictObject({ banner: picture, wide: picture, phone: picture, alt: z.string() }),
      }),
    )
    .default([]),
  smallBanners: z
    .array(z.strictObject({ title: text.optional(), link, picture }))
    .max(4)
    .default([]),
  productBanners: z.array(z.strictObject({ ...bannerTexts, picture })).default([]),
})

export type BannersFile = z.infer<typeof bannersFile>
