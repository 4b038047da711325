import type { User } from '@mantel/client'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { useState } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { hasWaitingOrders } from '../order/waiting-hint.ts'
import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import type { AuthTexts } from './auth-panel.tsx'
import { useAccount } from './use-account.ts'

/** The account in short: who it is, and the way out. */
export function SignedIn({ t, user, onDone }: { t: AuthTexts; user: User | null; onDone: () => void }) {
  const shown = useT()
  const openAccount = useAccount()
  const [isLeaving, setLeaving] = useState(false)
  const isWaiting = hasWaitingOrders(usePlace().view.code)
  async function leave() {
    setLeaving(true)
    await (await openAccount()).session.logout()
    onDone()
  }
  return (
    <div className="grid gap-8" data-auth="signed-in">
      {user && (
        <div>
          <p className="title-3">
            {user.firstName} {user.lastName}
          </p>
          <p className="text-muted wrap-anywhere">{user.email}</p>
        </div>
      )}
      {user && !user.isApproved && <Notice tone="info">{t('auth.waiting')}</Notice>}
      <div className="grid gap-3">
        <StoreLink to="/my-account" className={buttonClass({ variant: 'quiet' })}>
          {t('auth.to_account')}
        </StoreLink>
        {isWaiting && (
          <StoreLink to="/success" prefetch="none" className={buttonClass({ variant: 'quiet' })}>
            {t('checkout.waiting_orders')}
          </StoreLink>
        )}
        <Button variant="quiet" busy={isLeaving} onClick={leave}>
          {shown('auth.logout')}
        </Button>
      </div>
    </div>
  )
}
