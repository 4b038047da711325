import type { ProductCard } from '@mantel/client'
import { pictureUrl } from '@mantel/domain/picture'
import { useFormats } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'

export function ProductTile({ card: { name, path, picture, price } }: { card: ProductCard }) {
  const formats = useFormats()
  return (
    <StoreLink to={path}>
      <img
        src={pictureUrl(picture, { width: 320, height: 400 }, 'fit')}
        width={320}
        height={400}
        alt=""
        loading="lazy"
      />
      <span>{name}</span>
      {price && <span>{formats.price(price.shown)}</span>}
    </StoreLink>
  )
}
