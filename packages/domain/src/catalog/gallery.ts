import { isPicture } from './merge-variant.ts'

export type Video = { url: string; title: string; description: string }
export type MediaItem = { image: string; position: number; label: string | null; video: Video | null }
export type GalleryEntry = Pick<MediaItem, 'image' | 'label' | 'video'>

export type Gallery = {
  entries: GalleryEntry[]
  /** Index of the entry shown first: the chosen variant's picture, else 0. */
  startAt: number
}

export type GallerySource = {
  media: readonly MediaItem[]
  /** The product's main picture. */
  mainPicture: string | null | undefined
  variantPicture?: string | null | undefined
}

/** Lists every picture and video once, in order, and always includes the main picture. */
export function buildGallery({ media, mainPicture, variantPicture }: GallerySource): Gallery {
  const sorted = media.toSorted((a, b) => a.position - b.position)
  const named = sorted.filter(({ image, video }) => video !== null || isPicture(image))
  const entries = unique([...missing(mainPicture, named), ...named])
  const withVariant = unique([...missing(variantPicture, entries), ...entries])
  const startAt = withVariant.findIndex(({ image, video }) => video === null && image === variantPicture)
  return { entries: withVariant, startAt: Math.max(0, startAt) }
}

function missing(image: string | null | undefined, among: readonly GalleryEntry[]): GalleryEntry[] {
  if (!isPicture(image) || among.some((entry) => entry.video === null && entry.image === image)) return []
  return [{ image, label: null, video: null }]
}

/** A video and a picture may share the same image file, so the key includes the video's URL. */
function unique(entries: readonly GalleryEntry[]): GalleryEntry[] {
  const byKey = new Map<string, GalleryEntry>()
  for (const { image, label, video } of entries) {
    const key = video ? `video ${video.url}` : image
    if (!byKey.has(key)) byKey.set(key, { image, label, video })
  }
  return [...byKey.values()]
}
