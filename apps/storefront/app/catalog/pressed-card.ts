import { createObservable, type ProductCard } from '@mantel/client'
import { flushSync } from 'react-dom'

/** The fields of a card that the page of its product shows until it is loaded. */
type ShownFields = Pick<ProductCard, 'path' | 'name' | 'picture' | 'maker' | 'price'>

/** scrollTop: where the visitor was in the list, for a product that is left or fails before it is shown. */
export type PressedCard = ShownFields & { scrollTop: number }

/** The card that the visitor has pressed, while its product loads. */
export const pressedCard = createObservable<PressedCard | null>(null)

export function pressCard(card: ShownFields): void {
  pressedCard.set({ ...card, scrollTop: window.scrollY })
}

/**
 * Shows the list again when the visitor presses Back while the product loads. To be called before the router starts: its own listener
 * stores the scroll position that it restores later.
 */
export function showListOnBack(): void {
  addEventListener('popstate', () => {
    const card = pressedCard.get()
    if (!card) return
    flushSync(() => pressedCard.set(null))
    window.scrollTo({ top: card.scrollTop, behavior: 'instant' })
  })
}
