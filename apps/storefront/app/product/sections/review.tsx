import type { ReviewView } from '@mantel/client'
import { pictureUrl } from '@mantel/domain/picture'
import { Rating } from '@mantel/ui/text/rating'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { roundRating } from './rating-line.tsx'

/** One review, with the photos of its writer. */
export function Review({
  review: { title, detail, nickname, createdAt, stars, isVerified, photos },
}: {
  review: ReviewView
}) {
  const t = useT()
  const formats = useFormats()
  return (
    <li className="py-6 first:pt-0">
      {stars !== null && <Rating value={stars} label={t('reviews.stars', { rating: roundRating(stars) })} />}
      <h3 className="mt-1 font-medium">{title}</h3>
      <p className="mt-1 max-w-measure whitespace-pre-line text-pretty">{detail}</p>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {photos.map((photo) => (
            <li key={photo}>
              <img src={pictureUrl(photo, { width: 300, height: 300 })} alt="" loading="lazy" className="h-28 w-auto" />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-13 text-muted">
        {t('reviews.by', { name: nickname, date: formats.longDay(createdAt) })}
        {isVerified && ` · ${t('reviews.verified')}`}
      </p>
    </li>
  )
}
