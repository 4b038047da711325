import { requestPasswordReset } from '@mantel/client'
import { emailProblem, problemsOf } from '@mantel/domain/customer'
import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { useState } from 'react'
import { panels } from '../shell/panels.ts'
import { useEngine } from '../store/engine-context.ts'
import type { AuthProps } from './auth-panel.tsx'
import { EmailField } from './customer-fields.tsx'
import { FormFrame } from './form-frame.tsx'
import { createFieldErrorProps, readText } from './read-form.ts'
import { useAccount } from './use-account.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Requests a link for a new password. The confirmation is the same for every address, so that it does not reveal who has an account. */
export function ResetForm({ t, firstField }: AuthProps) {
  const engine = useEngine()
  const openAccount = useAccount()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAuthForm({
    t,
    onDone: () => setSentTo(form.formRef.current?.email.value ?? ''),
    read(data) {
      const email = readText(data, 'email')
      return {
        problems: problemsOf({ email: emailProblem(email) }),
        async send() {
          if (!engine) return { ok: false, message: 'authorization_unexpected' as const }
          return requestPasswordReset({ engine, account: await openAccount() }, email)
        },
      }
    },
  })
  const error = createFieldErrorProps(t, form)
  return (
    <div className="grid gap-6" data-auth="forgot-password">
      <div role="status" className="empty:hidden">
        {sentTo !== null && <Notice tone="success">{t('auth.reset_sent', { email: sentTo })}</Notice>}
      </div>
      {sentTo === null && (
        <FormFrame form={form} action={t('auth.reset_action')}>
          <p className="text-muted">{t('auth.reset_text')}</p>
          <EmailField t={t} firstField={firstField} autoComplete="username" {...error('email')} />
        </FormFrame>
      )}
      <Button variant="link" onClick={() => panels.openAuth('login')}>
        {t('auth.back_to_login')}
      </Button>
    </div>
  )
}
