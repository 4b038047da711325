import { Button } from '@mantel/ui/action/button'
import { Panel } from '@mantel/ui/overlay/panel'
import { useT } from '../i18n/text-context.tsx'
import { panels, usePanel } from '../shell/panels.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { UnreachableCart } from './empty-cart.tsx'
import { useCart } from './use-cart.ts'
import { useLazyContent } from './use-lazy-content.ts'

const close = () => panels.close('microcart')
const fetchContent = () => import('./microcart-content.tsx')

/** The cart as a panel over the page. It opens at once, with a skeleton until the cart and its code are loaded. */
export function Microcart() {
  const t = useT()
  const isOpen = usePanel('microcart')
  const content = useLazyContent(fetchContent, isOpen)
  const cart = useCart(isOpen)
  const isUnreachable = cart === 'unreachable' || content === 'unreachable'
  const cartView = isUnreachable || !cart?.state.ready ? null : cart
  const loaded = isUnreachable || !content || !cartView ? null : { ...content, cartView }
  const continueShopping = (
    <Button variant="quiet" onClick={close}>
      {t('cart.continue')}
    </Button>
  )
  return (
    <Panel
      open={isOpen}
      onClose={close}
      title={t('cart.title')}
      closeLabel={t('shell.close')}
      footer={
        loaded && loaded.cartView.state.lines.length > 0 ? <loaded.MicrocartFooter cartView={loaded.cartView} /> : null
      }
    >
      {isUnreachable ? (
        <UnreachableCart headingLevel={3} actions={continueShopping} />
      ) : loaded ? (
        <loaded.MicrocartContent cartView={loaded.cartView} actions={continueShopping} />
      ) : (
        <CartSkeleton />
      )}
    </Panel>
  )
}
