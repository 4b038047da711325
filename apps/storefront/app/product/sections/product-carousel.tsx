import type { ProductCard as Card } from '@mantel/client'
import { Carousel } from '@mantel/ui/layout/carousel'
import { useId } from 'react'
import { ProductCard } from '../../catalog/product-card.tsx'
import { useT } from '../../i18n/text-context.tsx'

const sizes = '(width >= 80rem) 15rem, (width >= 64rem) 22vw, (width >= 48rem) 29vw, 44vw'

export function ProductCarousel({ title, cards }: { title: string; cards: readonly Card[] }) {
  const t = useT()
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id} className="room py-10 md:py-14">
      <h2 id={id} className="title-2 mb-6">
        {title}
      </h2>
      <Carousel
        label={title}
        previousLabel={t('carousel.previous')}
        nextLabel={t('carousel.next')}
        items={cards.map((card) => ({
          key: card.sku,
          content: <ProductCard card={card} headingLevel={3} sizes={sizes} />,
        }))}
      />
    </section>
  )
}
