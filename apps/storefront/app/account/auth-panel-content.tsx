import { Button, buttonClass } from '@mantel/ui/action/button'
import { useT } from '../i18n/text-context.tsx'
import { panels, useAuthElement } from '../shell/panels.ts'
import { useStore } from '../store/store-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { AccountSummary } from './account-summary.tsx'
import type { AuthProps } from './auth-panel.tsx'
import { useSession } from './current-session.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SocialLogin } from './social-login.tsx'

export function AuthPanelContent({ t, firstField, onDone }: AuthProps) {
  const commonT = useT()
  const session = useSession()
  const element = useAuthElement()
  const { prices } = useStore().view
  if (session.kind === 'customer') return <AccountSummary t={t} user={session.user} onDone={onDone} />
  if (element === 'forgot-password') return <ResetForm t={t} firstField={firstField} onDone={onDone} />
  const isNew = element === 'register'
  // Registration in a trade store also asks for the company, so it has a page of its own.
  const isTrade = prices.needGroupToken
  const [Form, question, other] = isNew
    ? [RegisterForm, t('auth.account_exists'), 'login' as const]
    : [LoginForm, t('auth.no_account'), 'register' as const]
  return (
    <div className="grid gap-8" data-auth={element}>
      {isNew && isTrade ? (
        <div className="grid gap-4">
          <p>{t('trade.apply_text')}</p>
          <StoreLink to="/register" className={buttonClass()} onClick={onDone}>
            {t('trade.apply')}
          </StoreLink>
        </div>
      ) : (
        <>
          <Form t={t} firstField={firstField} onDone={onDone} />
          <SocialLogin t={t} onDone={onDone} />
        </>
      )}
      <div className="grid gap-3 border-hairline border-t pt-6">
        <p className="text-muted">{question}</p>
        <Button variant="quiet" onClick={() => panels.openAuth(other)}>
          {commonT(isNew ? 'auth.login' : 'auth.register')}
        </Button>
      </div>
    </div>
  )
}
