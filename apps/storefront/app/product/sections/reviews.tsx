import type { Reviews as Written } from '@mantel/client'
import { Rating } from '@mantel/ui/text/rating'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { RatingLine, roundRating } from './rating-line.tsx'

export function Reviews({ reviews: { items, total, averageStars } }: { reviews: Written }) {
  const t = useT()
  const formats = useFormats()
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="room section grid gap-8 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id="reviews-title" className="title-2">
          {t('reviews.title')}
        </h2>
        {averageStars === null ? (
          <p className="mt-3 text-muted">{t('reviews.none')}</p>
        ) : (
          <RatingLine average={averageStars} total={total} />
        )}
      </div>
      {items.length > 0 && (
        <ul className="divide-y divide-hairline">
          {items.map(({ id, title, detail, nickname, createdAt, stars }) => (
            <li key={id} className="py-6 first:pt-0">
              {stars !== null && <Rating value={stars} label={t('reviews.stars', { rating: roundRating(stars) })} />}
              <h3 className="mt-1 font-medium">{title}</h3>
              <p className="mt-1 max-w-measure text-pretty">{detail}</p>
              <p className="mt-2 text-13 text-muted">
                {t('reviews.by', { name: nickname, date: formats.longDay(createdAt) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
