import { submitReview } from '@mantel/client'
import { isReviewName, reviewLimits } from '@mantel/domain/review'
import { Button } from '@mantel/ui/action/button'
import { Field, TextArea } from '@mantel/ui/form/field'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../../account/current-session.ts'
import { useAccount } from '../../account/use-account.ts'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import { readPhoto } from './read-photo.ts'
import { refusalText, useBuyingTexts } from './use-buying-texts.ts'

export type ReviewFormProps = { productId: number }
const fields = ['rating', 'nickname', 'title', 'detail'] as const
type Errors = Partial<Record<(typeof fields)[number] | 'form', string>>

/** Writes a review. It appears when the merchant has approved it. */
export function ReviewForm({ productId }: ReviewFormProps) {
  const commonT = useT()
  const t = useBuyingTexts()
  const engine = useEngine()
  const session = useSession()
  const openAccount = useAccount()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const isLoaded = t !== null
  useEffect(() => {
    if (isLoaded) form.current?.querySelector('input')?.focus()
  }, [isLoaded])
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset:has([role="alert"]) input')?.focus()
  }, [errors])
  if (!t) return null
  if (state === 'sent') return <p role="status">{t('review_submitted')}</p>
  const user = session.kind === 'customer' ? session.user : null

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!t || !engine || state === 'busy') return
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const missing = fields.filter((name) => text(name) === '')
    if (missing.length > 0)
      return setErrors(Object.fromEntries(missing.map((name) => [name, t('invalid.required')])) as Errors)
    if (!isReviewName(text('nickname'))) return setErrors({ nickname: t('invalid.name_3') })
    setState('busy')
    setErrors({})
    const outcome = await send(data, text).catch(() => null)
    if (outcome?.ok) {
      engine.notifications.push({ type: 'success', message: { key: 'review_submitted' } })
      return setState('sent')
    }
    setState('open')
    setErrors({ form: refusalText(outcome, t) })
  }
  async function send(data: FormData, text: (name: string) => string) {
    const chosen = data.getAll('photos').filter((one): one is File => one instanceof File && one.size > 0)
    const photos = await Promise.all(chosen.slice(0, reviewLimits.maxPhotos).map(readPhoto))
    return submitReview(await openAccount(), {
      productId,
      rating: Number(text('rating')),
      photos,
      nickname: text('nickname'),
      title: text('title'),
      detail: text('detail'),
    })
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5" data-review-form>
      <h3 className="title-3">{commonT('reviews.write')}</h3>
      {errors.form && (
        <p role="alert" className="text-sale">
          {errors.form}
        </p>
      )}
      <RadioGroup
        legend={t('review.rating')}
        name="rating"
        layout="tiles"
        error={errors.rating}
        options={[1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), label: String(stars) }))}
      />
      <Field
        label={t('review.nickname')}
        name="nickname"
        autoComplete="nickname"
        maxLength={255}
        defaultValue={user?.firstName}
        error={errors.nickname}
      />
      <Field label={t('review.title')} name="title" maxLength={255} error={errors.title} />
      <TextArea label={t('review.detail')} name="detail" maxLength={10_000} error={errors.detail} />
      {user ? (
        <Field
          label={t('review.photos')}
          hint={t('review.photos_hint', { count: reviewLimits.maxPhotos })}
          name="photos"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
        />
      ) : (
        <p className="text-13 text-muted">{t('review.photos_login')}</p>
      )}
      <p className="text-13 text-muted">{t('review.moderation')}</p>
      <div>
        <Button type="submit" busy={state === 'busy'}>
          {t('review.send')}
        </Button>
      </div>
    </form>
  )
}
