import type { ProductCard } from '@mantel/client'
import { useEffect, useState } from 'react'
import { useEngine } from '../store/engine-context.ts'

const none: ReadonlyMap<string, ProductCard> = new Map()

/** The cards with their current stock. The page may come from a cache; its own stock shows until the shop has replied. */
export function useCurrentStock(cards: readonly ProductCard[]): readonly ProductCard[] {
  const engine = useEngine()
  // Changes count only for the cards they were read for: newer cards have newer prices.
  const [current, setCurrent] = useState({ cards, changed: none })
  useEffect(() => {
    if (!engine) return
    let isCurrent = true
    const show = (more: ReadonlyMap<string, ProductCard>) => {
      if (isCurrent)
        setCurrent((known) => ({
          cards,
          changed: new Map([...(known.cards === cards ? known.changed : none), ...more]),
        }))
    }
    import('./list-stock.ts').then(({ refreshListStock }) => refreshListStock(engine, cards, show)).catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [engine, cards])
  return current.cards === cards ? cards.map((card) => current.changed.get(card.sku) ?? card) : cards
}
