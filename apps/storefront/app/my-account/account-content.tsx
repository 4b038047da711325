import { Button } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useEffect, useRef } from 'react'
import { useSession } from '../account/current-session.ts'
import type { OpenedAccount } from '../account/use-account-content.ts'
import { useT } from '../i18n/text-context.tsx'
import { panels } from '../shell/panels.ts'
import { AccountLoading } from './account-loading.tsx'
import { AccountNavigation } from './account-navigation.tsx'
import type { AccountScreenProps } from './account-screen.ts'
import { type AccountRoute, accountScreens } from './account-screens.ts'
import { useAccountCustomer } from './use-account-customer.ts'

export type AccountContentProps = OpenedAccount & Pick<AccountScreenProps, 'title' | 'params'> & { route: AccountRoute }

/** The navigation and the screen for a customer, the login for a guest and for a customer whose session was lost. */
export function AccountContent({ route, ...opened }: AccountContentProps) {
  const session = useSession()
  const { title, params, t } = opened
  const screen = params.orderId ?? route
  const { user, isHidden, onInput } = useAccountCustomer(session, screen)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isHidden) clearPasswords(frame.current)
  }, [isHidden])
  const withoutCustomer =
    session.kind === 'guest' ? <GuestLogin title={title} t={t} /> : <AccountLoading title={title} />
  if (!user) return withoutCustomer
  const Screen = accountScreens[route]
  return (
    <>
      {isHidden && withoutCustomer}
      <div
        ref={frame}
        hidden={isHidden}
        inert={isHidden}
        onInput={onInput}
        className="grid gap-x-16 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <AccountNavigation {...opened} current={route} />
        <div data-account={route}>
          <Screen key={`${user.id}-${screen}`} {...opened} user={user} />
        </div>
      </div>
    </>
  )
}

/** Clears the password fields of the hidden screen, so that the next visitor cannot read them. */
function clearPasswords(frame: HTMLElement | null): void {
  const fields = frame?.querySelectorAll<HTMLInputElement>('[autocomplete$="-password"]') ?? []
  for (const field of fields) field.value = ''
}

/** A guest who logs in stays on the page, which then shows its screen. */
function GuestLogin({ title, t }: Pick<AccountContentProps, 'title' | 't'>) {
  const commonT = useT()
  return (
    <>
      <h1 className="title-1">{title}</h1>
      <EmptyState
        drawing="waiting-letter"
        title={t('login_required')}
        actions={
          <>
            <Button onClick={() => panels.openAuth()}>{commonT('auth.login')}</Button>
            <Button variant="quiet" onClick={() => panels.openAuth('register')}>
              {commonT('auth.register')}
            </Button>
          </>
        }
      >
        <p>{t('account.login_text')}</p>
      </EmptyState>
    </>
  )
}
