import type { ProductCard as Card } from '@mantel/client'
import { images } from '@mantel/domain/constants'
import { Picture } from '@mantel/ui/picture/picture'
import { memo, type PointerEvent, useState } from 'react'
import { canAddToCart } from '../cart/can-add-to-cart.ts'
import { HeartButton } from '../saved/heart-button.tsx'
import { StaticContent } from '../shell/static-markup.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { CardAddButton } from './card-add-button.tsx'
import { CardLabels } from './card-labels.tsx'
import { CardPrice } from './card-price.tsx'
import { pressCard } from './pressed-card.ts'

/** Pixels. The shape is 4:5; the widths are among those that the server renders. */
const { width } = images.productThumbnail
const picture = { width, shape: '4/5', widths: [width, 480, 640] } as const

export type CardPictureProps = {
  /** The img element's sizes attribute. */
  sizes: string
  priority?: 'first' | 'eager' | 'lazy'
}

type ProductCardProps = { card: Card; headingLevel: 2 | 3 | 4 } & CardPictureProps

/**
 * A product in a list: one link with picture, name, maker and price, and buttons that add the product to the wishlist and the cart.
 */
export const ProductCard = memo(function ProductCard({
  card,
  headingLevel,
  sizes,
  priority = 'lazy',
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const
  const [isHovered, setHovered] = useState(false)
  // The second picture is loaded on hover or focus. Touch has no hover: a tap follows the link.
  const loadSecondPicture = (event?: PointerEvent) => {
    if (event?.pointerType !== 'touch') setHovered(true)
  }
  return (
    <StaticContent
      className="product-card"
      // The markup of the first card is not cached, because the page preloads its picture.
      data={() => (priority === 'first' ? null : `card ${JSON.stringify([card, headingLevel, sizes, priority])}`)}
    >
      {() => (
        <>
          <StoreLink
            to={card.path}
            isPreviewed
            onNavigate={() => pressCard(card)}
            onPointerEnter={loadSecondPicture}
            onFocus={() => loadSecondPicture()}
          >
            <span>
              <Picture {...picture} image={card.picture} alt="" sizes={sizes} priority={priority} />
              {isHovered && card.secondPicture && (
                <span className="card-second">
                  <Picture {...picture} image={card.secondPicture} alt="" sizes={sizes} priority="eager" />
                </span>
              )}
              <CardLabels labels={card.labels} />
            </span>
            <Heading>{card.name}</Heading>
            {card.maker && <small>{card.maker}</small>}
            <CardPrice price={card.price} />
          </StoreLink>
          <span className="card-buttons">
            <HeartButton product={card} />
            {canAddToCart(card) && <CardAddButton card={card} />}
          </span>
        </>
      )}
    </StaticContent>
  )
})
