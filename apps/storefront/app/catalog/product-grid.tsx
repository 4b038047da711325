import type { ProductCard as Card } from '@mantel/client'
import { Fragment, memo, type ReactNode, useMemo, useState } from 'react'
import { useStore } from '../store/store-context.tsx'
import { ProductCard } from './product-card.tsx'
import { useCurrentStock } from './use-current-stock.ts'

/** Cards in the first row of the widest screen. Their pictures are loaded eagerly. */
const firstRow = 4
/** Cards before the tile: full rows of two or four, and full rows of three together with the tile. */
const cardsBeforeTile = 8

const layouts = {
  airy: {
    columns: 'md:grid-cols-3',
    sizes: '(min-width:64rem) 24vw,(min-width:48rem) 30vw,45vw',
  },
  dense: {
    columns: 'md:grid-cols-3 xl:grid-cols-4',
    sizes: '(min-width:80rem) 18vw,(min-width:64rem) 24vw,(min-width:48rem) 30vw,45vw',
  },
} as const

/** Product cards in two columns on phones and three on wider screens. Trade stores show up to four. */
export const ProductGrid = memo(function ProductGrid({
  cards: listed,
  tile,
}: {
  cards: readonly Card[]
  tile?: ReactNode
}) {
  const cards = useCurrentStock(useKnownCards(listed))
  const { theme } = useStore().website
  const { columns, sizes } = layouts[theme === 'trade' ? 'dense' : 'airy']
  const tileAt = Math.min(cardsBeforeTile, cards.length) - 1
  return (
    <ul className={`grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-12 ${columns}`}>
      {cards.map((card, at) => (
        <Fragment key={card.id}>
          <li>
            <ProductCard
              card={card}
              headingLevel={2}
              sizes={sizes}
              priority={at === 0 ? 'first' : at < firstRow ? 'eager' : 'lazy'}
            />
          </li>
          {tile && at === tileAt && <li className="max-md:col-span-2">{tile}</li>}
        </Fragment>
      ))}
    </ul>
  )
})

/** Reuses the card objects of the previous list where nothing has changed, so that React does not render them again. */
function useKnownCards(cards: readonly Card[]): readonly Card[] {
  const [known] = useState(() => new Map<string, Card>())
  return useMemo(() => {
    // The server renders each list only once, so there is nothing to reuse.
    if (import.meta.env.SSR) return cards
    const keyed = cards.map((card) => [JSON.stringify(card), card] as const)
    const reused = keyed.map(([key, card]) => known.get(key) ?? card)
    known.clear()
    for (const [at, [key]] of keyed.entries()) known.set(key, reused[at] as Card)
    return reused
  }, [cards, known])
}
