import type { ProductCard } from '@mantel/client'

const none: ReadonlyMap<string, ProductCard> = new Map()

/** Cards with newer stock, by SKU. They apply only to the list of cards for which they were read, because a newer list has newer prices. */
export type StockChanges = { cards: readonly ProductCard[]; changed: ReadonlyMap<string, ProductCard> }

export const noStockChanges = (cards: readonly ProductCard[]): StockChanges => ({ cards, changed: none })

export const addStockChanges = (
  known: StockChanges,
  cards: readonly ProductCard[],
  more: ReadonlyMap<string, ProductCard>,
): StockChanges => ({ cards, changed: new Map([...(known.cards === cards ? known.changed : none), ...more]) })

export const applyStockChanges = (
  { cards: ofCards, changed }: StockChanges,
  cards: readonly ProductCard[],
): readonly ProductCard[] => (ofCards === cards ? cards.map((card) => changed.get(card.sku) ?? card) : cards)
