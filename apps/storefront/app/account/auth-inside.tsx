import { Button } from '@mantel/ui/action/button'
import { useT } from '../i18n/text-context.tsx'
import { panels, useAuthElement } from '../shell/panels.ts'
import type { AuthProps } from './auth-panel.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { useSession } from './shown-session.ts'
import { SignedIn } from './signed-in.tsx'

export function AuthInside({ t, firstField, onDone }: AuthProps) {
  const shown = useT()
  const session = useSession()
  const element = useAuthElement()
  if (session.kind === 'customer') return <SignedIn t={t} user={session.user} onDone={onDone} />
  const isNew = element === 'register'
  const [Form, question, other] = isNew
    ? [RegisterForm, t('auth.account_exists'), 'login' as const]
    : [LoginForm, t('auth.no_account'), 'register' as const]
  return (
    <div className="grid gap-8" data-auth={element}>
      <Form t={t} firstField={firstField} onDone={onDone} />
      <div className="grid gap-3 border-hairline border-t pt-6">
        <p className="text-muted">{question}</p>
        <Button variant="quiet" onClick={() => panels.openAuth(other)}>
          {shown(isNew ? 'auth.login' : 'auth.register')}
        </Button>
      </div>
    </div>
  )
}
