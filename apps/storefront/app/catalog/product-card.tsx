import type { ProductCard as Card } from '@mantel/client'
import { Picture } from '@mantel/ui/picture/picture'
import { type PointerEvent, useState } from 'react'
import { StoreLink } from '../place/store-link.tsx'
import { CardAdd, canBeAdded } from './card-add.tsx'
import { CardLabels } from './card-labels.tsx'
import { CardPrice } from './card-price.tsx'

/** Pixels: 4:5, of the server's ladder. */
const picture = { width: 320, shape: '4/5', widths: [160, 240, 320, 480, 640, 800] } as const

export type CardPictures = {
  /** As in HTML: how wide the picture is shown. */
  sizes: string
  priority?: 'first' | 'eager' | 'lazy'
}

/** A product in a list: its picture, what it is called, who made it, what it costs. All of it is one link, beside which it can be put into the cart. */
export function ProductCard({ card, sizes, priority = 'lazy' }: { card: Card } & CardPictures) {
  const [isNear, setNear] = useState(false)
  // The second picture is fetched when somebody shows interest; fingers tap, they do not hover.
  const comeNear = (event?: PointerEvent) => {
    if (event?.pointerType !== 'touch') setNear(true)
  }
  return (
    <div className="relative">
      <StoreLink
        to={card.path}
        className="group block no-underline"
        onPointerEnter={comeNear}
        onFocus={() => comeNear()}
      >
        <span className="relative block">
          <Picture {...picture} image={card.picture} alt="" sizes={sizes} priority={priority} />
          {isNear && card.secondPicture && (
            <span className="absolute inset-0 opacity-0 transition-opacity duration-200 group-hover:opacity-100 group-focus-visible:opacity-100">
              <Picture {...picture} image={card.secondPicture} alt="" sizes={sizes} priority="eager" />
            </span>
          )}
          <CardLabels labels={card.labels} />
        </span>
        <span className="mt-3 block leading-snug group-hover:underline">{card.name}</span>
        {card.maker && <span className="mt-0.5 block text-13 text-muted">{card.maker}</span>}
        <span className="mt-1 block">
          <CardPrice price={card.price} />
        </span>
      </StoreLink>
      {canBeAdded(card) && <CardAdd card={card} />}
    </div>
  )
}
