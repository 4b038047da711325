import { pictureUrl } from '@mantel/domain/picture'
import { useFormats } from '../i18n/text-context.tsx'
import type { ProductPage } from './product-page.ts'

export function ProductScreen({ product: { name, price, gallery } }: ProductPage) {
  const formats = useFormats()
  return (
    <>
      <img
        src={pictureUrl(gallery.entries[0]?.image, { width: 510, height: 510 }, 'fit')}
        width={510}
        height={510}
        alt={name}
        fetchPriority="high"
      />
      <h1>{name}</h1>
      {price && <p>{formats.price(price.shown)}</p>}
    </>
  )
}
