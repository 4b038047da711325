import type { ListedProduct } from '../catalog/search-products.ts'
import { ProductCard } from './product-card.tsx'

export function ProductShelf({ products }: { products: readonly ListedProduct[] }) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}
