import { type Refusal, refuse } from '@mantel/contract'
import { largestSide, type PictureAction, snapSize } from '@mantel/domain/picture'
import type { Images, Picture } from '../platform/images/index.ts'
import type { FindOriginal } from './find-original.ts'

export type PictureSource = { findOriginal: FindOriginal; images: Images }
export type PictureRequest = { source: string; width: number; height: number; action: PictureAction; accept?: string }

type Served = Extract<Picture, { ok: true }>

/**
 * Renders an image at the smallest listed size that covers the requested one, in the best format that the client
 * accepts.
 */
export async function getPicture(
  { findOriginal, images }: PictureSource,
  { source, width, height, action, accept }: PictureRequest,
): Promise<Served | Refusal> {
  const box = snapSize({ width, height })
  if (!box) return refuse('image_size', { limit: largestSide })
  const found = await findOriginal(source)
  if (!found.ok)
    return refuse(found.reason === 'host' ? 'image_host' : found.reason === 'type' ? 'image_type' : 'image_missing')
  const picture = await images.get(found.original, { box, action }, accept)
  if (picture.ok) return picture
  return refuse(picture.reason === 'unreadable' ? 'image_type' : 'image_unavailable')
}

/** A picture as JPEG or PNG, for documents; null if there is none. */
export async function findPlainPicture(pictures: PictureSource, source: string, width = 1200): Promise<Buffer | null> {
  const found = await getPicture(pictures, { source, width, height: 0, action: 'resize' })
  return found.ok && (found.type === 'image/jpeg' || found.type === 'image/png') ? found.body : null
}
