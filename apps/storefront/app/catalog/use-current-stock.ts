import type { ProductCard } from '@mantel/client'
import { useEffect, useState } from 'react'
import { useEngine } from '../store/engine-context.ts'

const none: ReadonlyMap<string, ProductCard> = new Map()

/** The cards with their current stock. The page may come from a cache; its own stock shows until the shop has replied. */
export function useCurrentStock(cards: readonly ProductCard[]): readonly ProductCard[] {
  const engine = useEngine()
  const [changed, setChanged] = useState(none)
  useEffect(() => {
    if (!engine) return
    let isCurrent = true
    const show = (more: ReadonlyMap<string, ProductCard>) => {
      if (isCurrent) setChanged((known) => new Map([...known, ...more]))
    }
    import('./list-stock.ts').then(({ refreshListStock }) => refreshListStock(engine, cards, show)).catch(() => {})
    return () => {
      isCurrent = false
      setChanged(none)
    }
  }, [engine, cards])
  return changed === none ? cards : cards.map((card) => changed.get(card.sku) ?? card)
}
