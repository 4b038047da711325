import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { useMessageText } from '../store/use-message-text.ts'
import { CodeForm } from './code-form.tsx'
import type { CartView } from './use-cart.ts'

const noMessage = { text: '' }

export function CouponForm({ cartView: { cart, state, t } }: { cartView: CartView }) {
  const { code, pending, message } = state.coupon
  const [isEmpty, setEmpty] = useState(false)
  const errorText = useMessageText(message ?? noMessage)
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
  function apply(entered: string) {
    setEmpty(entered === '')
    if (entered !== '') void cart.applyCoupon(entered)
    return false
  }
  return (
    <CodeForm
      t={t}
      summary={t('cart.coupon')}
      label={t('cart.coupon_code')}
      name="coupon"
      error={isEmpty ? t('coupon_missing') : errorText}
      isBusy={pending}
      onCode={apply}
    />
  )
}
