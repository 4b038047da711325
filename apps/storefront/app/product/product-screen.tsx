import { formatPrice } from '@mantel/domain/money'
import { pictureUrl } from '@mantel/domain/picture'
import { usePlace } from '../place/place-context.tsx'
import type { ProductPage } from './load-product.ts'
import { productPrice } from './product-price.ts'

export function ProductScreen({ product }: ProductPage) {
  const { view } = usePlace()
  const price = productPrice(view, product)
  return (
    <>
      <img
        src={pictureUrl(product.image, { width: 510, height: 510 }, 'fit')}
        width={510}
        height={510}
        alt={product.name}
        fetchPriority="high"
      />
      <h1>{product.name}</h1>
      {price && <p>{formatPrice(price.now, view.i18n)}</p>}
    </>
  )
}
