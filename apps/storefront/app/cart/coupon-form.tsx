import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Disclosure } from '@mantel/ui/layout/disclosure'
import { type FormEvent, useState } from 'react'
import { useSaid } from '../i18n/use-said.ts'
import type { ShownCart } from './use-cart.ts'

const nothingSaid = { text: '' }

export function CouponForm({ shown: { cart, state, t } }: { shown: ShownCart }) {
  const { code, pending, message } = state.coupon
  const [isEmpty, setEmpty] = useState(false)
  const refusal = useSaid(message ?? nothingSaid)
  if (code !== null && !message)
    return (
      <p className="flex flex-wrap items-center justify-between gap-3" aria-busy={pending || undefined}>
        <span>{t(pending ? 'cart.coupon_checked' : 'cart.coupon_applied', { code })}</span>
        {!pending && (
          <Button variant="link" size="small" onClick={() => void cart.removeCoupon()}>
            {t('cart.coupon_remove')}
          </Button>
        )}
      </p>
    )
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('coupon') ?? '').trim()
    setEmpty(given === '')
    if (given !== '') void cart.applyCoupon(given)
  }
  const error = isEmpty ? t('coupon_missing') : refusal
  return (
    <Disclosure summary={t('cart.coupon')} defaultOpen={Boolean(error)}>
      <form noValidate onSubmit={apply} className="flex items-end gap-3 pb-4">
        <Field
          className="min-w-0 flex-1"
          label={t('cart.coupon_code')}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...(error && { error })}
        />
        <Button type="submit" variant="quiet" busy={pending}>
          {t('cart.coupon_apply')}
        </Button>
      </form>
    </Disclosure>
  )
}
