import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { useSaid } from '../i18n/use-said.ts'
import { CodeForm } from './code-form.tsx'
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
  function apply(given: string) {
    setEmpty(given === '')
    if (given !== '') void cart.applyCoupon(given)
    return false
  }
  return (
    <CodeForm
      t={t}
      summary={t('cart.coupon')}
      label={t('cart.coupon_code')}
      name="coupon"
      error={isEmpty ? t('coupon_missing') : refusal}
      isBusy={pending}
      onCode={apply}
    />
  )
}
