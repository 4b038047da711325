import type { Reviews as Written } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Select } from '@mantel/ui/form/select'
import { type ComponentType, useId, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import { RatingLine } from './rating-line.tsx'
import { Review } from './review.tsx'
import type { ReviewFormProps } from './review-form.tsx'

const orders = {
  latest: (a: Sorted, b: Sorted) => b.createdAt.localeCompare(a.createdAt),
  best: (a: Sorted, b: Sorted) => (b.stars ?? 0) - (a.stars ?? 0),
  worst: (a: Sorted, b: Sorted) => (a.stars ?? 6) - (b.stars ?? 6),
}
type Sorted = Pick<Written['items'][number], 'createdAt' | 'stars'>

/** The rating, how it is distributed, the reviews and the form. */
export function Reviews({ productId, reviews }: { productId: number; reviews: Written }) {
  const t = useT()
  const { items, total, averageStars, distribution } = reviews
  const [order, setOrder] = useState<keyof typeof orders>('latest')
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="room section grid gap-8 lg:grid-cols-[1fr_2fr]">
      <div className="grid content-start gap-5">
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
        {averageStars !== null && <Distribution counts={distribution} />}
        <WriteReview productId={productId} />
      </div>
      <div>
        {items.length > 1 && (
          <Select
            label={t('sort.title')}
            value={order}
            onChange={(event) => setOrder(event.currentTarget.value as keyof typeof orders)}
            className="mb-6 max-w-60 noscript:hidden"
          >
            <option value="latest">{t('sort.latest')}</option>
            <option value="best">{t('reviews.best')}</option>
            <option value="worst">{t('reviews.worst')}</option>
          </Select>
        )}
        <ul className="[&>li+li]:border-t [&>li+li]:border-hairline">
          {items.toSorted(orders[order]).map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** How many reviews have 5, 4, 3, 2 and 1 stars. */
function Distribution({ counts }: { counts: readonly number[] }) {
  const t = useT()
  const all = counts.reduce((sum, one) => sum + one, 0)
  return (
    <ul className="grid max-w-80 gap-1 text-13 figures">
      {[5, 4, 3, 2, 1].map((stars) => (
        <li key={stars} className="grid grid-cols-[5.5rem_1fr_2rem] items-center gap-3">
          <span>{t('reviews.stars', { rating: stars })}</span>
          <meter min={0} max={all} value={counts[stars - 1] ?? 0} aria-hidden="true" className="h-2 w-full" />
          <span className="text-right text-muted">{counts[stars - 1] ?? 0}</span>
        </li>
      ))}
    </ul>
  )
}

/** The form's code is loaded with the first click. */
function WriteReview({ productId }: { productId: number }) {
  const t = useT()
  const id = useId()
  const engine = useEngine()
  const [form, setForm] = useState<{ Form: ComponentType<ReviewFormProps> } | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    try {
      const { ReviewForm } = await import('./review-form.tsx')
      setForm({ Form: ReviewForm })
    } catch {
      engine?.notifications.push({ type: 'warning', message: { key: 'offline' } })
    } finally {
      setBusy(false)
    }
  }
  return form ? (
    <form.Form productId={productId} />
  ) : (
    <div className="noscript:hidden" id={id}>
      <Button variant="quiet" busy={isBusy} onClick={open}>
        {t('reviews.write')}
      </Button>
    </div>
  )
}
