import { createObservable, type ProductCard } from '@mantel/client'

/** The fields of a card that the page of its product shows until it is loaded. */
export type PressedCard = Pick<ProductCard, 'path' | 'name' | 'picture' | 'maker' | 'price'>

/** The card that the visitor has pressed, while its product loads. */
export const pressedCard = createObservable<PressedCard | null>(null)
