import { type Engine, type ProductCard, purchaseOfCard } from '@mantel/client'
import { openCart } from './cart-door.ts'

export async function putCardIntoCart(engine: Engine, card: ProductCard): Promise<void> {
  const cart = await openCart(engine)
  await cart.add(purchaseOfCard(card))
}
