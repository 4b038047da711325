import type { ProductCard } from '@mantel/client'
import { ProductTile } from './product-tile.tsx'

export function ProductShelf({ cards }: { cards: readonly ProductCard[] }) {
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.id}>
          <ProductTile card={card} />
        </li>
      ))}
    </ul>
  )
}
