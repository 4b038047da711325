import { formatPrice } from '@mantel/domain/money'
import { pictureUrl } from '@mantel/domain/picture'
import type { ListedProduct } from '../catalog/search-products.ts'
import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import { productPrice } from './product-price.ts'

export function ProductCard({ product }: { product: ListedProduct }) {
  const { view } = usePlace()
  const price = productPrice(view, product)
  return (
    <StoreLink to={`/${product.url_path}`}>
      <img
        src={pictureUrl(product.image, { width: 320, height: 400 }, 'fit')}
        width={320}
        height={400}
        alt=""
        loading="lazy"
      />
      <span>{product.name}</span>
      {price && <span>{formatPrice(price.now, view.i18n)}</span>}
    </StoreLink>
  )
}
