import type { ProductCard } from '@mantel/client'
import { useEffect, useState } from 'react'
import { whenIdle } from '../page/idle-tasks.ts'
import { useEngine } from '../store/engine-context.ts'
import { addStockChanges, applyStockChanges, noStockChanges } from './stock-changes.ts'

/** The cards with their current stock. The page may come from a cache, so its own stock is shown only until the shop has replied. */
export function useCurrentStock(cards: readonly ProductCard[]): readonly ProductCard[] {
  const engine = useEngine()
  const [changes, setChanges] = useState(noStockChanges(cards))
  useEffect(() => {
    if (!engine) return
    let isCurrent = true
    const show = (more: ReadonlyMap<string, ProductCard>) => {
      if (isCurrent) setChanges((known) => addStockChanges(known, cards, more))
    }
    whenIdle(() => import('./list-stock.ts'))
      .then(({ refreshListStock }) => (isCurrent ? refreshListStock(engine, cards, show) : undefined))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [engine, cards])
  return applyStockChanges(changes, cards)
}
