import { Button } from '@mantel/ui/action/button'
import { useEffect, useRef, useState } from 'react'
import { useMessageText } from '../store/use-message-text.ts'
import { CodeForm } from './code-form.tsx'
import type { CartView } from './use-cart.ts'

const noMessage = { text: '' }

export function CouponForm({ cartView: { cart, state, t } }: { cartView: CartView }) {
  const { code, pending, message } = state.coupon
  const [entered, setEntered] = useState<string | null>(null)
  const errorText = useMessageText(message ?? noMessage)
  /** The form stays while its code is checked, so that the shopper keeps the typed code and the focus if the code is refused. */
  const isFormShown = code === null || message !== null || (pending && code === entered)
  const row = useRef<HTMLDivElement>(null)
  /** Whether the form was shown when the shopper last used or removed a code here. */
  const wasFormShown = useRef<boolean | null>(null)
  useEffect(() => {
    if (wasFormShown.current === null || wasFormShown.current === isFormShown) return
    wasFormShown.current = null
    // The body has the focus if the button that had it has been replaced.
    if (document.activeElement !== document.body) return
    const next = row.current?.querySelector('button') ?? row.current?.nextElementSibling?.querySelector('summary')
    next?.focus({ preventScroll: true })
  }, [isFormShown])
  function apply(typed: string) {
    setEntered(typed)
    wasFormShown.current = true
    if (typed !== '') void cart.applyCoupon(typed)
    return false
  }
  function remove() {
    wasFormShown.current = false
    void cart.removeCoupon()
  }
  return (
    <>
      <div ref={row} className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className={isFormShown ? 'ui-hidden' : undefined}>
          {code !== null &&
            (pending || !message) &&
            t(pending ? 'cart.coupon_checked' : 'cart.coupon_applied', { code })}
        </p>
        {!isFormShown && !pending && (
          <Button variant="link" size="small" onClick={remove}>
            {t('cart.coupon_remove')}
          </Button>
        )}
      </div>
      {isFormShown && (
        <CodeForm
          t={t}
          summary={t('cart.coupon')}
          label={t('cart.coupon_code')}
          name="coupon"
          error={entered === '' ? t('coupon_missing') : errorText}
          isBusy={pending}
          onCode={apply}
        />
      )}
    </>
  )
}
