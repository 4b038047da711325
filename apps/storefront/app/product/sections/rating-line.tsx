import { Rating } from '@mantel/ui/text/rating'
import { useT } from '../../i18n/text-context.tsx'

export const roundRating = (stars: number) => Math.round(stars * 10) / 10

export function RatingLine({ average, total }: { average: number; total: number }) {
  const t = useT()
  const text = t('reviews.rating', { rating: roundRating(average), count: total })
  return (
    <span className="mt-3 flex flex-wrap items-center gap-x-3">
      <Rating value={average} label={text} />
      <span aria-hidden="true" className="text-13 text-muted">
        {text}
      </span>
    </span>
  )
}
