import { Button, buttonClass } from '@mantel/ui/action/button'
import { useStore } from '../store/store-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import type { CartView } from './use-cart.ts'

/** The link to the checkout, or a disabled button if the cart may not be ordered. The notices above say why. */
export function CheckoutLink({ cartView: { state, t } }: { cartView: CartView }) {
  const { settings } = useStore().view
  if (settings.externalCheckout) return null
  if (!state.checkout.allowed)
    return (
      <Button wide disabled>
        {t('cart.to_checkout')}
      </Button>
    )
  return (
    <StoreLink to="/checkout" className={buttonClass({ wide: true })}>
      {t('cart.to_checkout')}
    </StoreLink>
  )
}
