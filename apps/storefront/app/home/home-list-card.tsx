import { Picture } from '@mantel/ui/picture/picture'
import { CardLabels } from '../catalog/card-labels.tsx'
import { CardPrice } from '../catalog/card-price.tsx'
import { pressCard } from '../catalog/pressed-card.ts'
import { StoreLink } from '../store/store-link.tsx'
import type { HomeListProduct } from './load-home.ts'

const sizes = '(width >= 85rem) 245px, (width >= 80rem) 18vw, (width >= 64rem) 21vw, (width >= 48rem) 28vw, 42vw'

/** A product in a home list: the picture above the hairline, the text below it. */
export function HomeListCard({ card }: { card: HomeListProduct }) {
  return (
    // relative: keeps visually hidden text inside the scrolling row, which would otherwise widen the page.
    <StoreLink
      to={card.path}
      className="group relative block no-underline"
      isPreviewed
      onNavigate={() => pressCard(card)}
    >
      <span className="ui-carousel-picture">
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
      <h3 className="line-clamp-2 leading-snug group-hover:underline">{card.name}</h3>
      {card.maker && <span className="mt-0.5 block truncate text-13 text-muted">{card.maker}</span>}
      <span className="mt-1 block">
        <CardPrice price={card.price} />
      </span>
    </StoreLink>
  )
}
