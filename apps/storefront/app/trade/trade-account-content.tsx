import type { Account, User } from '@mantel/client'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../account/current-session.ts'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { panels } from '../shell/panels.ts'
import { useStore } from '../store/store-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { ApplicationForm } from './application-form.tsx'
import type { TradeAccountProps } from './trade-account-screen.tsx'

/** The form for guests, and the state of the application for customers, whichever of the two pages is open. */
export function TradeAccountContent({ t, account, isApplying }: TradeAccountProps) {
  const commonT = useT()
  const session = useSession()
  if (session.kind === 'customer' && session.user) return <Application t={t} account={account} user={session.user} />
  if (session.kind !== 'guest')
    return (
      <Loading label={commonT('status.loading')}>
        <SkeletonText lines={6} />
      </Loading>
    )
  const logIn = (
    <Button variant="quiet" onClick={() => panels.openAuth()}>
      {commonT('auth.login')}
    </Button>
  )
  if (!isApplying)
    return (
      <State state="guest" title={t('trade.guest')}>
        <p>{t('trade.guest_text')}</p>
        <div className="flex flex-wrap gap-3">
          <StoreLink to="/register" className={buttonClass()}>
            {t('trade.apply')}
          </StoreLink>
          {logIn}
        </div>
      </State>
    )
  return (
    <>
      <div className="grid gap-4">
        <h1 className="title-1">{t('trade.apply')}</h1>
        <p>{t('trade.apply_text')}</p>
      </div>
      <ApplicationForm t={t} account={account} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t pt-6">
        <p className="text-muted">{t('trade.have_account')}</p>
        {logIn}
      </div>
    </>
  )
}

function Application({ t, account, user }: { t: BuyingTranslator; account: Account; user: User }) {
  const { supportEmail } = useStore().website
  const [isBusy, setBusy] = useState(false)
  // The stored profile may be from before the merchant's decision.
  useEffect(() => void account.session.reloadProfile().catch(() => null), [account])
  if (user.isApproved)
    return (
      <State state="approved" title={t('trade.approved')}>
        <p>{t('trade.approved_text')}</p>
        <p>
          <StoreLink to="/" className={buttonClass()}>
            {t('trade.browse')}
          </StoreLink>
        </p>
      </State>
    )
  if (user.refusalReason !== null)
    return (
      <State state="refused" title={t('trade.refused')}>
        <p className="wrap-anywhere">{t('trade.refused_reason', { reason: user.refusalReason })}</p>
        <p>{t('trade.refused_text', { email: supportEmail })}</p>
      </State>
    )
  async function reload() {
    setBusy(true)
    await account.session.reloadProfile().catch(() => null)
    setBusy(false)
  }
  return (
    <State state="waiting" title={t('trade.waiting')}>
      <h2 className="title-3">{t('trade.next')}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>{t('trade.next_check')}</li>
        <li className="wrap-anywhere">{t('trade.next_mail', { email: user.email })}</li>
        <li>{t('trade.next_prices')}</li>
      </ol>
      <p className="text-muted">{t('trade.questions', { email: supportEmail })}</p>
      <p>
        <Button variant="quiet" busy={isBusy} onClick={reload}>
          {t('trade.reload')}
        </Button>
      </p>
    </State>
  )
}

function State({ state, title, children }: { state: string; title: string; children: ReactNode }) {
  return (
    <div className="grid gap-5" data-trade-account={state}>
      <h1 className="title-1">{title}</h1>
      {children}
    </div>
  )
}
