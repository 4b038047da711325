import { createObservable, type ProductCard } from '@mantel/client'
import { flushSync } from 'react-dom'

/** The fields of a product's card that the product page shows until the product is loaded. */
type ShownFields = Pick<ProductCard, 'path' | 'name' | 'picture' | 'maker' | 'price'>

/** scrollTop: the scroll position of the list, to be restored if the visitor goes back or the product cannot be loaded. */
export type PressedCard = ShownFields & { scrollTop: number }

/** The card that the visitor has clicked or tapped, while its product loads. */
export const pressedCard = createObservable<PressedCard | null>(null)

export function pressCard(card: ShownFields): void {
  pressedCard.set({ ...card, scrollTop: window.scrollY })
}

/**
 * Shows the list again when the visitor goes back while the product loads. Call it before the router starts, so that its listener
 * runs first: the router's listener stores the scroll position that the router restores later.
 */
export function showListOnBack(): void {
  addEventListener('popstate', () => {
    const card = pressedCard.get()
    if (!card) return
    flushSync(() => pressedCard.set(null))
    window.scrollTo({ top: card.scrollTop, behavior: 'instant' })
  })
}
