import { createObservable, type ProductCard } from '@mantel/client'

/** The fields of a card that the page of its product shows until it is loaded. */
type ShownFields = Pick<ProductCard, 'path' | 'name' | 'picture' | 'maker' | 'price'>

/** scrollTop: where the visitor was in the list, for a product that is left or fails before it is shown. */
export type PressedCard = ShownFields & { scrollTop: number }

/** The card that the visitor has pressed, while its product loads. */
export const pressedCard = createObservable<PressedCard | null>(null)

export function pressCard(card: ShownFields): void {
  pressedCard.set({ ...card, scrollTop: window.scrollY })
}
