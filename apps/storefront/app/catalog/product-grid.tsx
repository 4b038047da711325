import type { ProductCard as Card } from '@mantel/client'
import { Fragment, type ReactNode } from 'react'
import { usePlace } from '../place/place-context.tsx'
import { ProductCard } from './product-card.tsx'

/** Cards in the first row of the widest screen: their pictures are wanted at once. */
const firstRow = 4
/** The tile stands after so many cards: a full line of two, of three with it, or of four. */
const cardsBeforeTile = 8

const looks = {
  airy: {
    columns: 'md:grid-cols-3',
    sizes: '(width >= 85rem) 333px, (width >= 64rem) 24vw, (width >= 48rem) 30vw, 45vw',
  },
  dense: {
    columns: 'md:grid-cols-3 xl:grid-cols-4',
    sizes: '(width >= 85rem) 245px, (width >= 80rem) 18vw, (width >= 64rem) 24vw, (width >= 48rem) 30vw, 45vw',
  },
} as const

/** Pictures first: two across on phones, three above. Trade buyers, who know what they want, see more at once. */
export function ProductGrid({ cards, tile }: { cards: readonly Card[]; tile?: ReactNode }) {
  const { theme } = usePlace().website
  const { columns, sizes } = looks[theme === 'trade' ? 'dense' : 'airy']
  const tileAt = Math.min(cardsBeforeTile, cards.length) - 1
  return (
    <ul className={`grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-12 ${columns}`}>
      {cards.map((card, at) => (
        <Fragment key={card.id}>
          <li>
            <ProductCard card={card} sizes={sizes} priority={at === 0 ? 'first' : at < firstRow ? 'eager' : 'lazy'} />
          </li>
          {tile && at === tileAt && <li className="max-md:col-span-2">{tile}</li>}
        </Fragment>
      ))}
    </ul>
  )
}
