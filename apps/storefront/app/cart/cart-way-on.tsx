import { Button, buttonClass } from '@mantel/ui/action/button'
import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import type { ShownCart } from './use-cart.ts'

/** The one action. It says why where there is no way on. */
export function CartWayOn({ shown: { state, t } }: { shown: ShownCart }) {
  const { settings } = usePlace().view
  if (settings.externalCheckout) return null
  if (!state.checkout.allowed)
    return (
      <Button wide disabled>
        {t('cart.to_checkout')}
      </Button>
    )
  return (
    <StoreLink to="/checkout" prefetch="none" className={buttonClass({ wide: true })}>
      {t('cart.to_checkout')}
    </StoreLink>
  )
}
