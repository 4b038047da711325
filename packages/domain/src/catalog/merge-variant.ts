import { noPictureValue } from '../picture/picture-url.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that always come from the product: all its variants share one page, name and URL. */
const parentFields = new Set(['name', 'visibility', 'type_id', 'url_key', 'url_path', 'slug'])
const pictures = new Set(['image', 'small_image', 'thumbnail'])

/** Overlays the variant's fields on the product. A variant without a picture uses the product's. */
export function mergeVariant<P extends Fields, V extends Fields>(product: P, variant: V): P & V {
  const own = Object.entries(variant).filter(
    ([name, value]) => value !== undefined && !parentFields.has(name) && !(pictures.has(name) && !isPicture(value)),
  )
  return { ...product, ...Object.fromEntries(own) } as P & V
}

export function isPicture(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value !== noPictureValue
}
