import { Picture } from '@mantel/ui/picture/picture'
import { CardLabels } from '../catalog/card-labels.tsx'
import { CardPrice } from '../catalog/card-price.tsx'
import { StoreLink } from '../place/store-link.tsx'
import type { ShelfProduct } from './load-home.ts'

const sizes = '(width >= 85rem) 245px, (width >= 80rem) 18vw, (width >= 64rem) 21vw, (width >= 48rem) 28vw, 42vw'

/** A product on a shelf: its picture stands on the line, the words hang below. */
export function ShelfCard({ card }: { card: ShelfProduct }) {
  return (
    // relative: words for screen readers stay within the row that scrolls, else the page itself would grow as wide.
    <StoreLink to={card.path} className="group relative block no-underline">
      <span className="ui-shelf-stand">
        <span className="relative block">
          <Picture
            width={320}
            shape="4/5"
            widths={[160, 240, 320, 480, 640]}
            sizes={sizes}
            image={card.picture}
            alt=""
          />
          <CardLabels labels={card.labels} />
        </span>
      </span>
      <span className="line-clamp-2 leading-snug group-hover:underline">{card.name}</span>
      {card.maker && <span className="mt-0.5 block truncate text-13 text-muted">{card.maker}</span>}
      <span className="mt-1 block">
        <CardPrice price={card.price} />
      </span>
    </StoreLink>
  )
}
