import { Button, buttonClass } from '@mantel/ui/action/button'
import { Panel } from '@mantel/ui/overlay/panel'
import { useEffect } from 'react'
import { useSession } from '../account/current-session.ts'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { UnreachableCart } from '../cart/empty-cart.tsx'
import { useLazyContent } from '../cart/use-lazy-content.ts'
import { useT } from '../i18n/text-context.tsx'
import { whenOnlineAfterFirstPress } from '../page/idle-tasks.ts'
import { panels, usePanel } from '../shell/panels.ts'
import { useEngine } from '../store/engine-context.ts'
import { StoreLink } from '../store/store-link.tsx'

const close = () => panels.close('wishlist')
const fetchContent = () => import('./wishlist-content.tsx')

/** The wishlist as a panel over the page. It opens at once, with a skeleton until its code is loaded. */
export function WishlistPanel() {
  const t = useT()
  const engine = useEngine()
  const isOpen = usePanel('wishlist')
  const isCustomer = useSession().kind === 'customer'
  const content = useLazyContent(fetchContent, isOpen)
  useEffect(() => {
    // Opens the list, so that the wishlist buttons of this page show changes from the customer's other devices.
    if (engine && isCustomer)
      whenOnlineAfterFirstPress(() => import('../saved/start-saved.ts'))
        .then(({ openSavedList }) => openSavedList(engine, 'wishlist'))
        .catch(() => {})
  }, [engine, isCustomer])
  const actions = (
    <Button variant="quiet" onClick={close}>
      {t('cart.continue')}
    </Button>
  )
  const toPage = (
    <StoreLink to="/wishlist" className={buttonClass({ variant: 'link' })}>
      {t('wishlist.title')}
    </StoreLink>
  )
  return (
    <Panel open={isOpen} onClose={close} title={t('wishlist.title')} closeLabel={t('shell.close')}>
      {content === 'unreachable' ? (
        <UnreachableCart headingLevel={3} actions={actions} />
      ) : isOpen && content ? (
        <content.WishlistContent headingLevel={3} actions={actions} footer={toPage} />
      ) : (
        <CartSkeleton />
      )}
    </Panel>
  )
}
