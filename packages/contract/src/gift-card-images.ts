import type { ProductDocument } from './documents.ts'

/** Paths of the pictures offered for a gift card: those that the merchant lists, else the product's own. */
export function giftCardImages({
  am_giftcard_images: listed,
  image,
}: Pick<ProductDocument, 'image'> & Fields): string[] {
  const paths = Array.isArray(listed)
    ? listed.filter((path): path is string => typeof path === 'string' && path !== '')
    : []
  if (paths.length > 0) return paths
  return typeof image === 'string' && image !== '' && image !== 'no_selection' ? [image] : []
}

type Fields = { am_giftcard_images?: unknown }
