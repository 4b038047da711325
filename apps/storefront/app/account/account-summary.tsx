import type { User } from '@mantel/client'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { useState } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { ApprovalNotice } from './approval-notice.tsx'
import { useAccount } from './use-account.ts'
import { hasWaitingOrders } from './waiting-orders.ts'

/** A summary of the customer's account with a logout button. */
export function AccountSummary({ t, user, onDone }: { t: BuyingTranslator; user: User | null; onDone: () => void }) {
  const commonT = useT()
  const openAccount = useAccount()
  const [isLoggingOut, setLoggingOut] = useState(false)
  const hasWaiting = hasWaitingOrders(useStore().view.code)
  async function logOut() {
    setLoggingOut(true)
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
      {user && !user.isApproved && <ApprovalNotice t={t} user={user} />}
      <div className="grid gap-3">
        <StoreLink to="/my-account" className={buttonClass({ variant: 'quiet' })}>
          {t('auth.to_account')}
        </StoreLink>
        {hasWaiting && (
          <StoreLink to="/success" className={buttonClass({ variant: 'quiet' })}>
            {t('checkout.waiting_orders')}
          </StoreLink>
        )}
        <Button variant="quiet" busy={isLoggingOut} onClick={logOut}>
          {commonT('auth.logout')}
        </Button>
      </div>
    </div>
  )
}
